import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideProposal } from '../operator.api';

export function DeclineDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation(['operator', 'common']);
  const { mutateAsync, isPending, error } = useDecideProposal();
  const [reason, setReason] = useState('');
  const decline = () =>
    // The response removes the row.
    whenDone(mutateAsync({ id, reason: reason.trim() }), () => {
      toast(t('facilities.declined', { name }), { tone: 'good' });
      onClose();
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={decline}
      title={t('facilities.decline_title', { name })}
      consequences={[t('facilities.decline_text')]}
      confirmLabel={t('facilities.decline')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={isPending}
      error={errorText(error)}
      blocked={reason.trim() === ''}
    >
      <Textarea
        label={t('facilities.reason')}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={LIMITS.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
