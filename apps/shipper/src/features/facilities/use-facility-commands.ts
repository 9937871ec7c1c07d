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
  const { mutate, isPending } = useFacilityAction();
  const run = ({ id, name }: Named, action: FacilityAction) => {
    const restore = () =>
      mutate({ id, action: 'restore' }, { onSuccess: () => toast(t('done.restored', { name }), { tone: 'good' }) });
    if (action === 'restore') return restore();
    mutate(
      { id, action },
      {
        onSuccess: () => {
          if (action === 'activate') toast(t('done.active', { name }), { tone: 'good' });
          if (action === 'deactivate') toast(t('done.inactive', { name }), { tone: 'good' });
          if (action === 'delete')
            toast(t('done.deleted', { name }), {
              action: { label: t('common:undo'), onClick: restore },
              durationMs: CLIENT.deleteUndoMs,
            });
        },
      },
    );
  };
  return { run, isPending };
}
