import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { toast } from '../toasts';
import { useTripAction, type TripAction } from './trip.api';

interface RefuseDialogProps {
  title: string;
  text: string;
  done: string;
  actionOf: (body: { accept: false; reason: string }) => TripAction;
  onClose: () => void;
}

export function RefuseDialog({ title, text, done, actionOf, onClose }: RefuseDialogProps) {
  const { t } = useTranslation(['trips', 'common']);
  const [reason, setReason] = useState('');
  const action = useTripAction(() => {
    toast(done);
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={title}
      consequences={[text]}
      confirmLabel={t('refuse')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={action.isPending}
      blocked={reason.trim() === ''}
      error={formText(action.error, ['reason'])}
      onClose={onClose}
      onConfirm={() => action.mutate(actionOf({ accept: false, reason: reason.trim() }))}
    >
      <Textarea
        label={t('report.reason')}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.reasonMax}
        value={reason}
        error={fieldText(action.error, 'reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
