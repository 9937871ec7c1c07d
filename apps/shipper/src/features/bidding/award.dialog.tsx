import { Textarea } from '@mantine/core';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, money, percentBp } from '../../lib/formats';

interface AwardDialogProps {
  view: LoadView;
  /** The row as the person saw it: a newer bid is refused, never awarded unseen. */
  row: GridRow;
  /** The best comparable price among the live bids. */
  lowest: number | null;
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Names carrier and price before a winner is selected. */
export function AwardDialog({ view, row, lowest, pending, error, onClose, onConfirm }: AwardDialogProps) {
  const { t } = useTranslation(['bidding', 'common']);
  const [reason, setReason] = useState('');
  const { name: carrier } = row.carrier;
  const price = row.price ? money(row.price) : '';
  const dearer = row.comparable && lowest !== null && lowest > 0 ? row.comparable.amount - lowest : 0;
  const consequences = [
    t('award.told', { carrier, time: duration(view.auction.confirm_minutes) }),
    ...(view.list_item.status_id === 'ongoing' ? [t('award.stops')] : []),
    t('award.approval'),
    ...(dearer > 0 && lowest !== null
      ? [t('award.dearer', { percent: percentBp(Math.round((dearer / lowest) * 10_000)) })]
      : []),
  ];
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
      title={t('award.title', { carrier, price })}
      consequences={consequences}
      confirmLabel={t('award.confirm', { carrier })}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={pending}
      error={error}
    >
      {dearer > 0 && (
        <Textarea
          label={t('award.reason')}
          description={t('award.reason_hint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
