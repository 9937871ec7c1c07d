import { Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import type { LoadView } from '@tenderlane/contract';
import type { OptionState } from '@tenderlane/domain/terms';
import { VAT_MODES, type VatMode } from '@tenderlane/domain/reference';
import { LIMITS } from '@tenderlane/domain/core';
import { isCurrency } from '@tenderlane/domain/money';
import { ConfirmDialog, MomentInput, MoneyInput, SegmentedChoice } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { money, moneyField } from '../../lib/formats';
import { ownZone, todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { toast } from '@tenderlane/web/toasts';
import type { Grid } from '../awards';
import { usePhoneBid } from './bids.api';

const MAY_BID: readonly OptionState[] = ['invited', 'viewed', 'active', 'declined', 'stale', 'expired'];
const DAY_ENDS = '23:59';
const FIELDS = ['price', 'days_to_pay', 'valid_until', 'comment'] as const;

interface PhoneBidDialogProps {
  view: LoadView;
  grid: Grid;
  onClose: () => void;
}

export function PhoneBidDialog({ view, grid, onClose }: PhoneBidDialogProps) {
  const { t } = useTranslation(['bids', 'common', 'loads']);
  const { payment, auction } = view;
  const place = usePhoneBid(view.list_item.id);
  const carriers = grid.data.filter(({ state }) => MAY_BID.includes(state));
  const [optionId, setOptionId] = useState<string | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [days, setDays] = useState(String(payment.days_to_pay));
  const [vatMode, setVatMode] = useState<VatMode>(payment.vat_mode);
  const [validUntil, setValidUntil] = useState<string | null>(null);
  const [isUnreadable, setIsUnread] = useState(false);
  const momentField = useMomentField();
  const [comment, setComment] = useState('');
  const [isSure, setIsSure] = useState(false);

  const carrier = carriers.find(({ id }) => String(id) === optionId);
  const isFarBelow = place.error instanceof ApiError && place.error.code === 'bid.far-below';
  const daysToPay = /^\d{1,3}$/.test(days.trim()) ? Number(days) : null;
  const error = formText(place.error, FIELDS);

  const save = () => {
    if (!carrier || amount === null || daysToPay === null) return;
    const body = {
      price: { amount, currency: payment.currency },
      vat_mode: vatMode,
      days_to_pay: daysToPay,
      ...(validUntil && { valid_until: validUntil }),
      ...(comment.trim() && { comment: comment.trim() }),
      ...(isFarBelow && isSure && { confirm: true }),
    };
    const onSuccess = () => {
      toast(t('phone.saved', { carrier: carrier.carrier.name }), { tone: 'good' });
      onClose();
    };
    place.mutate({ optionId: carrier.id, body }, { onSuccess });
  };

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={save}
      title={t('phone.title')}
      consequences={[carriers.length > 0 ? t('phone.text') : t('phone.nobody')]}
      confirmLabel={t('phone.save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={place.isPending}
      error={error}
      blocked={!carrier || amount === null || daysToPay === null || isUnreadable || (isFarBelow && !isSure)}
    >
      <Stack gap={12}>
        <Select
          label={t('phone.carrier')}
          required
          searchable
          data={carriers.map(({ id, carrier: { name } }) => ({ value: String(id), label: name }))}
          value={optionId}
          onChange={setOptionId}
          nothingFoundMessage={t('common:nothing_found')}
        />
        <Group gap={12} grow align="flex-start">
          {isCurrency(payment.currency) && (
            <MoneyInput
              {...moneyField(payment.currency)}
              label={
                auction.basis === 'trip'
                  ? t('phone.price')
                  : t('phone.price_for', { unit: t(`loads:terms.basis.${auction.basis}`) })
              }
              required
              description={auction.starting_rate && t('phone.limit', { price: money(auction.starting_rate) })}
              value={amount}
              onChange={setAmount}
              onProblem={(hasProblem) => hasProblem && setAmount(null)}
              error={fieldText(place.error, 'price')}
            />
          )}
          <TextInput
            label={t('phone.days')}
            required
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            error={fieldText(place.error, 'days_to_pay')}
          />
        </Group>
        <SegmentedChoice<VatMode>
          label={t('bid.vat')}
          value={vatMode}
          onChange={setVatMode}
          options={VAT_MODES.map((mode) => ({ value: mode, label: t(`bid.vat.${mode}`) }))}
        />
        <MomentInput
          field={momentField({ minDay: todayIn(ownZone()) })}
          label={t('phone.valid_until')}
          description={t('phone.valid_hint')}
          usualTime={DAY_ENDS}
          value={validUntil}
          onChange={setValidUntil}
          onProblem={setIsUnread}
          error={fieldText(place.error, 'valid_until')}
        />
        <Textarea
          label={t('phone.comment')}
          autosize
          maxRows={6}
          maxLength={LIMITS.commentMax}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          error={fieldText(place.error, 'comment')}
        />
        {isFarBelow && <FarBelowCheck isSure={isSure} onChange={setIsSure} />}
      </Stack>
    </ConfirmDialog>
  );
}

function FarBelowCheck({ isSure, onChange }: { isSure: boolean; onChange: (isSure: boolean) => void }) {
  const { t } = useTranslation('bids');
  return (
    <Checkbox
      label={t('phone.far_below')}
      checked={isSure}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
