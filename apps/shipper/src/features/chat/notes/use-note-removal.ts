import { CLIENT } from '@tenderlane/contract/core/limits';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, toastError } from '@tenderlane/web/toasts';
import { useDeleteNote } from './notes.api';
import { createWaitingRemovals } from './waiting-removals';

/** Lives outside of React because the toast with Undo stays visible on every page. */
const removals = createWaitingRemovals(CLIENT.deleteUndoMs);

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
