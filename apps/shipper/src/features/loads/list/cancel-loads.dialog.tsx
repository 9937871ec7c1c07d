import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../refusal-text';
import type { RowCommands } from './use-row-commands';

interface CancelLoadsDialogProps {
  commands: RowCommands;
  onDone: () => void;
}

/** One question for all selected tenders, with the number of those it concerns. */
export function CancelLoadsDialog({ commands, onDone }: CancelLoadsDialogProps) {
  const { t } = useTranslation(['loads', 'common']);
  const refusalText = useRefusalText();
  const [reason, setReason] = useState('');
  const { toCancel } = commands;
  const possible = toCancel.filter((load) => refusalText('cancel', load.refusals) === null);
  const leftOut = toCancel.length - possible.length;

  const cancel = async () => {
    await commands.cancel(possible, reason.trim());
    setReason('');
    onDone();
  };

  return (
    <ConfirmDialog
      opened={toCancel.length > 0}
      onClose={() => commands.askCancel([])}
      onConfirm={() => void cancel()}
      title={t('bulk.cancel_title', { count: possible.length })}
      consequences={[
        t('cancel.told'),
        t('cancel.void'),
        ...(leftOut > 0 ? [t('bulk.left_out', { count: leftOut })] : []),
      ]}
      confirmLabel={t('selection.cancel')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={commands.isRunning}
      blocked={reason.trim() === ''}
    >
      <Textarea
        label={t('field.reason')}
        description={t('field.reason_everyone')}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDialog>
  );
}
