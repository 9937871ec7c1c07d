import { deleteWithUndo, toast, whenDone } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { useFacilityAction, type FacilityAction } from './facilities.api';

interface Named {
  id: number;
  name: string;
}

const DONE = { activate: 'done.active', deactivate: 'done.inactive', restore: 'done.restored' } as const;

export function useFacilityCommands() {
  const { t } = useTranslation(['facilities', 'common']);
  const { mutateAsync, isPending } = useFacilityAction();
  const run = ({ id, name }: Named, action: FacilityAction) => {
    const send = (what: FacilityAction) => mutateAsync({ id, action: what });
    if (action === 'delete')
      return deleteWithUndo({
        remove: () => send('delete'),
        restore: () => send('restore'),
        deleted: t('done.deleted', { name }),
        restored: t('done.restored', { name }),
      });
    whenDone(send(action), () => {
      if (action in DONE) toast(t(DONE[action as keyof typeof DONE], { name }), { tone: 'good' });
    });
  };
  return { run, isPending };
}
