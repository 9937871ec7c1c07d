import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { retryDelayMs } from '@tenderlane/web/core/client/error-rules';
import { useEffect, useRef } from 'react';
import { activity } from './web';

const PAUSE_MS = 600;

interface AutosaveOptions<Change> {
  /** Names the saves that come one after the other. */
  scope: string;
  save: (change: Change) => Promise<unknown>;
  /** A number half typed is a number too: what is typed waits until its field is left. */
  waitsForBlur?: boolean;
}

const isTextField = (element: Element | null) =>
  element instanceof HTMLInputElement && !element.readOnly && !['checkbox', 'radio'].includes(element.type);

/**
 * Saves what is changed after a short pause, one save after the other. While the server is out of reach the last save is
 * tried again until it succeeds; leaving the page saves at once.
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
    // The header says "saving" from the first key on, not only while the request runs.
    if (waiting.current) window.clearTimeout(waiting.current.timer);
    else activity.noteSaving(true);
    const merged = { ...waiting.current?.change, ...part };
    const isTyping = waitsForBlur && isTextField(document.activeElement);
    const timer = isTyping ? undefined : window.setTimeout(() => flushLater.current(), PAUSE_MS);
    waiting.current = { change: merged, timer };
  };
  /** Gives up what waits for these keys: what is typed now is not fit to be saved. */
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

  // What was typed just before the page is left or hidden must not wait for a pause that never comes.
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
