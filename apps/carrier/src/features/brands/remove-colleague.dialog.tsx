import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/error-text';
import { toast } from '@tenderlane/web/toasts';
import { useRemoveColleague, type Colleague } from './colleagues.api';

interface RemoveColleagueDialogProps {
  colleague: Colleague;
  onClose: () => void;
}

/** Asks before a colleague loses the company, or an invitation its link. */
export function RemoveColleagueDialog({ colleague, onClose }: RemoveColleagueDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const remove = useRemoveColleague();
  const isOpen = colleague.status !== 'active';
  const name = colleague.name || colleague.login;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(colleague.id, {
          onSuccess: () => {
            toast(t(isOpen ? 'users.revoked' : 'users.removed', { name }), { tone: 'good' });
            onClose();
          },
        })
      }
      title={t(isOpen ? 'users.revoke_title' : 'users.remove_title', { name })}
      consequences={[t(isOpen ? 'users.revoke_text' : 'users.remove_text')]}
      confirmLabel={t(isOpen ? 'users.revoke' : 'common:remove')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={remove.isPending}
      error={errorText(remove.error)}
    />
  );
}
