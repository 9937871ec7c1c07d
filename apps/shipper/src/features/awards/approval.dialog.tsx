import { Textarea } from '@mantine/core';
import type { LoadView } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, money } from '../../lib/formats';

interface ApprovalDialogProps {
  view: LoadView;
  carrier: string;
  isApproval: boolean;
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

export function ApprovalDialog({ view, carrier, isApproval, pending, error, onClose, onConfirm }: ApprovalDialogProps) {
  const { t } = useTranslation(['awards', 'common']);
  const [reason, setReason] = useState('');
  const price = view.approval ? money(view.approval.price) : '';
  const told = t('award.told', { carrier, time: duration(view.auction.confirm_minutes) });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
      title={isApproval ? t('approval.approve_title', { carrier, price }) : t('approval.decline_title')}
      consequences={[isApproval ? told : t('approval.decline_text')]}
      confirmLabel={isApproval ? t('approval.approve') : t('approval.decline')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger={!isApproval}
      pending={pending}
      error={error}
      blocked={!isApproval && reason.trim() === ''}
    >
      {!isApproval && (
        <Textarea
          label={t('approval.reason')}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </ConfirmDialog>
  );
}
