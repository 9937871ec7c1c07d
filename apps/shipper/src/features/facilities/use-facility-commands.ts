import { CLIENT } from '@tenderlane/contract/core/limits';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { useFacilityAction, type FacilityAction } from './facilities.api';

interface Named {
  id: number;
  name: string;
}

/** Does something with a facility and says so; a deletion can be taken back for ten seconds. */
export function useFacilityCommands() {
  const { t } = useTranslation(['facilities', 'common']);
  const { mutateAsync, isPending } = useFacilityAction();
  // The row may leave the list before the answer comes, and with it what mutate() would call. The hook tells of refusals.
  const send = (id: number, action: FacilityAction, tell: () => void) =>
    void mutateAsync({ id, action }).then(tell, () => undefined);
  const run = ({ id, name }: Named, action: FacilityAction) => {
    const restore = () => send(id, 'restore', () => toast(t('done.restored', { name }), { tone: 'good' }));
    if (action === 'restore') return restore();
    send(id, action, () => {
      if (action === 'activate') toast(t('done.active', { name }), { tone: 'good' });
      if (action === 'deactivate') toast(t('done.inactive', { name }), { tone: 'good' });
      if (action === 'delete')
        toast(t('done.deleted', { name }), {
          action: { label: t('common:undo'), onClick: restore },
          durationMs: CLIENT.deleteUndoMs,
        });
    });
  };
  return { run, isPending };
}
