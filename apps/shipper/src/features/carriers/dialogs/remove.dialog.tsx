import { Textarea } from '@mantine/core';
import type { Carrier } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveCarrier } from '../network.api';

export function RemoveDialog({ carrier, onClose }: { carrier: Carrier; onClose: () => void }) {
  const { t } = useTranslation(['network', 'carriers', 'common']);
  const [reason, setReason] = useState('');
  const remove = useRemoveCarrier();
  const name = carrier.name || carrier.login || '';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(remove.mutateAsync({ id: carrier.id, reason: reason.trim() }, { onSuccess: onClose }), () =>
          toast(t('remove.done', { name }), { tone: 'good' }),
        )
      }
      title={t('remove.title', { name })}
      consequences={[t('remove.text')]}
      confirmLabel={t('selection.remove')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={remove.isPending}
      error={errorText(remove.error)}
    >
      <Textarea
        label={t('bulk.reason')}
        description={t('remove.reason_hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
