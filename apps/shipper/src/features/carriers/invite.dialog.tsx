import { Modal } from '@mantine/core';
import { useRestoreFocus } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { InviteForm } from './invite.form';
import { InviteResultView } from './invite-result';
import { useInvite } from './use-invite';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  const { t } = useTranslation(['carriers', 'common']);
  const invitation = useInvite();
  const { send, result } = invitation;
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t(send.isSuccess ? 'result.title' : 'invite.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      closeOnClickOutside={false}
    >
      {send.isSuccess ? (
        <InviteResultView result={result} onClose={onClose} />
      ) : (
        <InviteForm invitation={invitation} onCancel={onClose} />
      )}
    </Modal>
  );
}
