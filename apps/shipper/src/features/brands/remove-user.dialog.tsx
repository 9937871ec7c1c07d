import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/error-text';
import { toast } from '@tenderlane/web/toasts';
import { useRemoveUser, type User } from './users.api';

interface RemoveUserDialogProps {
  user: User | null;
  onClose: () => void;
}

/** Asks before a colleague loses the brand, or an invitation its link. */
export function RemoveUserDialog({ user, onClose }: RemoveUserDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const remove = useRemoveUser();
  const isOpen = user !== null && user.status !== 'active';
  const name = user?.name || user?.login || '';
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={user !== null}
      onClose={close}
      onConfirm={() =>
        user &&
        remove.mutate(user.id, {
          onSuccess: () => {
            toast(t(isOpen ? 'users.revoked' : 'users.removed', { name }), { tone: 'good' });
            close();
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
