import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../core/texts/error-text';
import { toast, whenDone } from '../../toasts';
import { useHandOverCompany, type Member } from './members.api';

export function HandOverDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation(['brands', 'common']);
  const handOver = useHandOverCompany();
  const name = member.name || member.login;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(handOver.mutateAsync(member.id, { onSuccess: onClose }), () =>
          toast(t('users.handed_over', { name }), { tone: 'good' }),
        )
      }
      title={t('users.hand_over_title', { name })}
      consequences={[t('users.hand_over_rights', { name }), t('users.hand_over_back')]}
      confirmLabel={t('users.hand_over')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={handOver.isPending}
      error={errorText(handOver.error)}
    />
  );
}
