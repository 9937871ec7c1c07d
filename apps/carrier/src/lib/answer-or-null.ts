import { ApiError } from '@tenderlane/web/core/client/api-error';

/**
 * The answer, or nothing where there is none: this browser is signed in as somebody else, or not any more. With a code only what
 * is refused by it is nothing.
 */
export async function answerOrNull<T>(asked: Promise<T>, code?: string): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && (code === undefined || error.code === code)) return null;
    throw error;
  }
}
