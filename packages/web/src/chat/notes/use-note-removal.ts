import { CLIENT } from '@tenderlane/contract/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, toastError } from '../../toasts';
import { useDeleteNote } from './notes.api';

/** Hides notes at once and deletes them when the time to undo it is over, or the page is left. */
export function useNoteRemoval(loadId: number) {
  const { t } = useTranslation(['chat', 'common']);
  const send = useDeleteNote(loadId);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const show = (noteId: number) => setHidden((before) => before.filter((id) => id !== noteId));
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const [noteId, timer] of left) {
        clearTimeout(timer);
        latest.current(noteId).catch(toastError);
      }
      left.clear();
    };
  }, []);
  return {
    isHidden: (noteId: number) => hidden.includes(noteId),
    remove(noteId: number) {
      setHidden((before) => [...before, noteId]);
      const end = () => {
        waiting.current.delete(noteId);
        latest.current(noteId).catch((error: unknown) => {
          show(noteId);
          toastError(error);
        });
      };
      waiting.current.set(noteId, setTimeout(end, CLIENT.deleteUndoMs));
      toast(t('notes.deleted'), {
        durationMs: CLIENT.deleteUndoMs,
        action: {
          label: t('common:undo'),
          onClick: () => {
            clearTimeout(waiting.current.get(noteId));
            waiting.current.delete(noteId);
            show(noteId);
          },
        },
      });
    },
  };
}
