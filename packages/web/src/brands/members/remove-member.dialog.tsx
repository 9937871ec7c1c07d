import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../core/texts/error-text';
import { toast, whenDone } from '../../toasts';
import { useRemoveMember, type Member } from './members.api';

interface RemoveMemberDialogProps {
  member: Member | null;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation(['brands', 'common']);
  const remove = useRemoveMember();
  const isOpen = member !== null && member.status !== 'active';
  const name = member?.name || member?.login || '';
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={member !== null}
      onClose={close}
      onConfirm={() =>
        member &&
        whenDone(remove.mutateAsync(member.id, { onSuccess: close }), () =>
          toast(t(isOpen ? 'users.revoked' : 'users.removed', { name }), { tone: 'good' }),
        )
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
