import { useMutation } from '@tanstack/react-query';
import { ApiError, retryDelayMs } from '@tenderlane/contract/client';
import { useEffect, useRef } from 'react';
import { activity } from './activity';

const PAUSE_MS = 600;

/**
 * Saves what is typed after a short pause, one save after the other. While the server is out of reach the last save is
 * tried again until it succeeds; leaving the page saves at once.
 */
export function useAutosave<Change extends object>(scope: string, save: (change: Change) => Promise<unknown>) {
  const waiting = useRef<{ change: Change; timer: number } | null>(null);
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
    waiting.current = { change: merged, timer: window.setTimeout(() => flushLater.current(), PAUSE_MS) };
  };
  const flushLater = useRef(flush);

  // What was typed just before the page is left or hidden must not wait for a pause that never comes.
  useEffect(() => {
    flushLater.current = flush;
  });
  useEffect(() => {
    const saveNow = () => flushLater.current();
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);

  return { change, error: isError ? error : null };
}
