import { ApiError } from '@tenderlane/web/core/client/api-error';

/** Returns null for an API error, such as a session without access. With `code`, only that error gives null. */
export async function answerOrNull<T>(asked: Promise<T>, code?: string): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && (code === undefined || error.code === code)) return null;
    throw error;
  }
}
