import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { retryDelayMs } from '@tenderlane/web/core/client/error-rules';
import { useEffect, useRef } from 'react';
import { activity } from './web';

const PAUSE_MS = 600;

interface AutosaveOptions<Change> {
  /** Saves with the same scope run one after another. */
  scope: string;
  save: (change: Change) => Promise<unknown>;
  /** Waits until the field is left, because a half-typed number is also a valid number. */
  waitsForBlur?: boolean;
}

const isTextField = (element: Element | null) =>
  element instanceof HTMLInputElement && !element.readOnly && !['checkbox', 'radio'].includes(element.type);

/**
 * Saves changes after a short pause, one save at a time. While the server is unreachable the last save is retried;
 * leaving the page saves at once.
 */
export function useAutosave<Change extends object>({ scope, save, waitsForBlur = false }: AutosaveOptions<Change>) {
  const waiting = useRef<{ change: Change; timer: number | undefined } | null>(null);
  const { mutate, error, isError } = useMutation({
    mutationFn: save,
    scope: { id: scope },
    meta: { errorOnPage: true },
    retry: (_failures, reason) => reason instanceof ApiError && reason.isNetwork,
    retryDelay: retryDelayMs,
  });

  const flush = () => {
    if (!waiting.current) return;
    const { change, timer } = waiting.current;
    window.clearTimeout(timer);
    waiting.current = null;
    mutate(change);
    activity.noteSaving(false);
  };
  const change = (part: Change) => {
    // The header shows "saving" from the first key press, not only during the request.
    if (waiting.current) window.clearTimeout(waiting.current.timer);
    else activity.noteSaving(true);
    const merged = { ...waiting.current?.change, ...part };
    const isTyping = waitsForBlur && isTextField(document.activeElement);
    const timer = isTyping ? undefined : window.setTimeout(() => flushLater.current(), PAUSE_MS);
    waiting.current = { change: merged, timer };
  };
  /** Discards pending changes of these keys, because their current value is invalid. */
  const drop = (...keys: (keyof Change)[]) => {
    if (!waiting.current) return;
    const left = Object.entries(waiting.current.change).filter(([key]) => !keys.includes(key as keyof Change));
    if (left.length > 0) {
      waiting.current.change = Object.fromEntries(left) as Change;
      return;
    }
    window.clearTimeout(waiting.current.timer);
    waiting.current = null;
    activity.noteSaving(false);
  };
  const flushLater = useRef(flush);

  // Save before the page is left or hidden, because the pause may never end.
  useEffect(() => {
    flushLater.current = flush;
  });
  useEffect(() => {
    const saveNow = () => flushLater.current();
    document.addEventListener('visibilitychange', saveNow);
    document.addEventListener('focusout', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      document.removeEventListener('focusout', saveNow);
      saveNow();
    };
  }, []);

  return { change, drop, error: isError ? error : null };
}
