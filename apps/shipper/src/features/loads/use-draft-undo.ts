import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { restoreDraft } from './loads.api';

export function useDraftUndo(): (id: number) => void {
  const { t } = useTranslation(['toasts', 'common']);
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: restoreDraft,
    onSuccess: () => toast(t('toast.restored'), { tone: 'good' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loadKeys.all }),
  });
  return (id) =>
    toast(t('toast.deleted'), {
      action: { label: t('common:undo'), onClick: () => restore.mutate(id) },
      durationMs: CLIENT.deleteUndoMs,
    });
}
