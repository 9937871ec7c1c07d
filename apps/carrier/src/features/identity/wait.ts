import { ApiError } from '@tenderlane/contract/client';
import { useServerSecond } from '@tenderlane/ui/second';
import { duration } from '../../lib/formats';

/** Whole seconds until a moment of the browser's clock; never below zero, never above `atMost`. */
export function useSecondsUntil(atMs: number, atMost = Infinity): number {
  const now = useServerSecond(0);
  return Math.min(atMost, Math.max(0, Math.ceil((atMs - now) / 1000)));
}

/** When a refused try may be repeated: the server's Retry-After, counted from the try. */
export function refusedUntilMs({ error, submittedAt }: { error: unknown; submittedAt: number }): number {
  return error instanceof ApiError && error.retryAfterS ? submittedAt + error.retryAfterS * 1000 : 0;
}

/** A wait as people read it: `0:42` under an hour, `1 h 20 min` above. */
export const waitText = (seconds: number): string =>
  seconds < 3600
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : duration(Math.ceil(seconds / 60));
