import type { LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelReason } from '../bulk/cancel-reason';
import type { RowCommands } from './use-row-commands';

export function CancelLoadDialog({ load, commands }: { load: LoadListItem; commands: RowCommands }) {
  const { t } = useTranslation(['loads', 'common']);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      onClose={() => commands.askCancel(null)}
      onConfirm={() => commands.cancel(load, reason.trim())}
      title={t('row.cancel_title', { name: tenderTitle(load) })}
      consequences={[t('cancel.told'), t('cancel.void')]}
      confirmLabel={t('action.cancel')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={commands.isRunning}
      blocked={reason.trim() === ''}
    >
      <CancelReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
