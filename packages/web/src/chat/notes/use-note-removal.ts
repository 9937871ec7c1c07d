import { CLIENT } from '@tenderlane/contract/core/limits';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, toastError } from '../../toasts';
import { useDeleteNote } from './notes.api';
import { createWaitingRemovals } from './waiting-removals';

/** The toast with the way back stays over every page, so what it takes back does too. */
const removals = createWaitingRemovals(CLIENT.deleteUndoMs);

/** Hides notes at once and deletes them when the time to undo it is over. */
export function useNoteRemoval(loadId: number) {
  const { t } = useTranslation(['chat', 'common']);
  const send = useDeleteNote(loadId);
  const hidden = useSyncExternalStore(removals.subscribe, removals.read);
  return {
    isHidden: (noteId: number) => hidden.includes(noteId),
    remove(noteId: number) {
      removals.begin(noteId, { send: () => send(noteId), tellRefusal: toastError });
      toast(t('notes.deleted'), {
        durationMs: CLIENT.deleteUndoMs,
        action: { label: t('common:undo'), onClick: () => removals.undo(noteId) },
      });
    },
  };
}
