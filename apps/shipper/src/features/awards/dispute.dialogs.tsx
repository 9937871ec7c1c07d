import type { StoredFile } from '@tenderlane/contract';
import { FileField } from '@tenderlane/web/files/file-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFrame, type ActionDialogProps } from './action.dialogs';
import { ReasonField } from './reason-field';

export const ContestDialog = (props: ActionDialogProps) => <DisputeDialog {...props} action="contest" />;

export const ResolveDialog = (props: ActionDialogProps) => <DisputeDialog {...props} action="resolve" />;

function DisputeDialog({
  view: _view,
  onRun,
  action,
  ...frame
}: ActionDialogProps & { action: 'contest' | 'resolve' }) {
  const { t } = useTranslation(['loads', 'files']);
  const [reason, setReason] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const isProof = action === 'resolve';
  const body = { reason: reason.trim(), file_ids: files.map(({ id }) => id) };
  return (
    <ActionFrame
      {...frame}
      title={t(`${action}.title`)}
      consequences={[t(`${action}.text`)]}
      confirmLabel={t(`action.${action}`)}
      danger={!isProof}
      blocked={body.reason === '' || (isProof && files.length === 0)}
      onConfirm={() => onRun({ do: action, body })}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        isTold
        description={t('files:dispute.seen')}
        {...(isProof && { label: t('resolve.proof') })}
      />
      <FileField
        label={t(isProof ? 'files:dispute.proof' : 'files:dispute.files')}
        kinds="documents"
        value={files}
        onChange={setFiles}
        required={isProof}
      />
    </ActionFrame>
  );
}
