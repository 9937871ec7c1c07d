import { ApiError } from '../core/client/api-error';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useApplication } from '../core/application';

/** Whole seconds until a time of the browser's clock, between 0 and `atMost`. */
export function useSecondsUntil(atMs: number, atMost = Infinity): number {
  const now = useServerSecond(0);
  return Math.min(atMost, Math.max(0, Math.ceil((atMs - now) / 1000)));
}

/** `0:42` under an hour, `1 h 20 min` above. */
export function useWaitText(): (seconds: number) => string {
  const { duration } = useApplication().formats;
  return (seconds) =>
    seconds < 3600
      ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      : duration(Math.ceil(seconds / 60));
}

/**
 * Error text of an attempt. After too many attempts it shows the remaining wait (Retry-After, counted from the attempt)
 * and disappears when that is over.
 */
export function useRefusal({ error, submittedAt }: { error: unknown; submittedAt: number }, field: string) {
  const { t } = useTranslation('auth');
  const waitText = useWaitText();
  const retryAfterS = error instanceof ApiError ? error.retryAfterS : undefined;
  const waitS = useSecondsUntil(retryAfterS ? submittedAt + retryAfterS * 1000 : 0);
  if (!retryAfterS) return { waitS: 0, text: errorText(error, field) };
  return { waitS, text: waitS > 0 ? t('wait', { time: waitText(waitS) }) : undefined };
}
