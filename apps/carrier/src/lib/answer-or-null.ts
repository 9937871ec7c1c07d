import { ApiError } from '@tenderlane/web/core/client/api-error';

/** The answer, or nothing where there is none: this browser is signed in as somebody else, or not any more. */
export async function answerOrNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
