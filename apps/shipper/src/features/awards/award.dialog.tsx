import { Textarea } from '@mantine/core';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { proportion } from '@tenderlane/domain/money';
import { ConfirmDialog, KeyValues } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, money, percentBp } from '../../lib/formats';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { useApprovalText } from '../loads';
import type { Grid } from './awards.api';
import { useSavingItems } from './saving-items';
import { useVatName } from './vat-name';

interface AwardDialogProps {
  view: LoadView;
  /** The row as the user saw it. The server refuses the award if a newer bid exists. */
  row: GridRow;
  bases: Grid['meta']['bases'] | undefined;
  /** Best comparable price among the live bids, in minor units. */
  lowest: number | null;
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

export function AwardDialog({ view, row, bases, lowest, pending, error, onClose, onConfirm }: AwardDialogProps) {
  const { t } = useTranslation(['awards', 'brands', 'common']);
  const [reason, setReason] = useState('');
  const approvalText = useApprovalText();
  const savingItems = useSavingItems();
  const vatName = useVatName();
  const { guardrail } = view.award_rules;
  const { name: carrier, legal_id: legalId, legal_id_check: legalIdCheck } = row.carrier;
  const price = row.price ? money(row.price) : '';
  const dearer = row.comparable && lowest !== null && lowest > 0 ? row.comparable.amount - lowest : 0;
  const consequences = [
    t('award.told', { carrier, time: duration(view.auction.confirm_minutes) }),
    ...(view.list_item.status_id === 'ongoing' ? [t('award.stops')] : []),
    approvalText(view, row.comparable),
    ...(guardrail && row.comparable && row.comparable.amount > guardrail.amount
      ? [t('award.above_guardrail', { limit: money(guardrail) })]
      : []),
    ...(dearer > 0 && lowest !== null ? [t('award.dearer', { percent: percentBp(proportion(dearer, lowest)) })] : []),
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
      <KeyValues
        items={[
          ...(legalId
            ? [{ label: t('brands:brand.legal_id'), value: legalId, note: <LegalIdMark check={legalIdCheck} /> }]
            : []),
          { label: t('winner.price'), value: [price, vatName(row.vat_mode)].filter(Boolean).join(', ') },
          {
            label: t('winner.comparable'),
            value: row.comparable && money(row.comparable),
            note: t('award.comparable_hint'),
          },
          ...savingItems(bases, row.comparable),
        ]}
      />
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
