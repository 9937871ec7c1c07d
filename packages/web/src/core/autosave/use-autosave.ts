import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../client/api-error';
import { useApplication } from '../application';
import { useSaveQueue } from './use-save-queue';

interface AutosaveOptions<Change> {
  /** Saves with the same scope run one after another. */
  scope: string;
  save: (change: Change) => Promise<unknown>;
  /** Waits until the field is left, because a half-typed number is also a valid number. */
  waitsForBlur?: boolean;
}

const isTextField = (element: Element | null) =>
  element instanceof HTMLInputElement && !element.readOnly && !['checkbox', 'radio'].includes(element.type);

const isAway = (error: unknown) => error instanceof ApiError && error.isNetwork;

/** Saves changed keys of a form by itself. A refused change is not sent again, and the page shows its error. */
export function useAutosave<Change extends object>({ scope, save, waitsForBlur = false }: AutosaveOptions<Change>) {
  const { activity } = useApplication();
  const waiting = useRef<Change | null>(null);
  const { mutateAsync, error } = useMutation({
    mutationFn: save,
    scope: { id: scope },
    meta: { errorOnPage: true },
  });
  const queue = useSaveQueue({
    hasWork: () => waiting.current !== null,
    // The header shows "saving" from the first key press, not only during the request.
    onWork: activity.noteSaving,
    async send() {
      const sent = waiting.current;
      waiting.current = null;
      if (!sent) return true;
      try {
        await mutateAsync(sent);
        queue.noteAnswer();
        return true;
      } catch (reason) {
        if (!isAway(reason)) return true;
        waiting.current = { ...sent, ...(waiting.current as Change | null) };
        queue.retry(reason);
        return false;
      }
    },
  });

  useEffect(() => {
    const saveNow = () => void queue.flush();
    document.addEventListener('focusout', saveNow);
    return () => document.removeEventListener('focusout', saveNow);
  }, [queue]);

  return {
    change(part: Change) {
      waiting.current = { ...waiting.current, ...part };
      if (waitsForBlur && isTextField(document.activeElement)) queue.pause();
      else queue.sendAfter();
    },
    /** Discards pending changes of these keys, because their current value is invalid. */
    drop(...keys: (keyof Change)[]) {
      const left = Object.entries(waiting.current ?? {}).filter(([key]) => !keys.includes(key as keyof Change));
      waiting.current = left.length > 0 ? (Object.fromEntries(left) as Change) : null;
      queue.noteWork();
    },
    error: isAway(error) ? null : error,
  };
}
