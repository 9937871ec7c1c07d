import { Select } from '@mantine/core';
import { BASES, CURRENCY_CODES, LIMITS } from '@tenderlane/domain';
import { useTranslation } from 'react-i18next';
import { useNames } from '../measures';
import classes from './edit.module.css';
import { FieldAnchor } from './field-anchor';
import { PercentField } from './percent-field';
import { PriceField } from './price-field';
import { StepField } from './step-field';
import { useDraft, useField } from './use-draft';
import { useProblem } from './use-problem';

type RateKey = 'auction.target_rate' | 'auction.starting_rate' | 'auction.book_now_price';

/** Currency, rates, step: what a bid is measured against. */
export function RateFields() {
  const { t } = useTranslation('loadEdit');
  return (
    <>
      <div className={classes.row4}>
        <CurrencyField />
        <RateField name="auction.target_rate" label={t('terms.target')} hint={t('terms.target_hint')} />
        <RateField name="auction.starting_rate" label={t('terms.starting')} hint={t('terms.starting_hint')} />
        <RateField name="auction.book_now_price" label={t('terms.book_now')} hint={t('terms.book_now_hint')} />
      </div>
      <div className={classes.row4}>
        <BasisField />
        <StepField />
        <GuardrailField />
      </div>
    </>
  );
}

function RateField({ name, label, hint }: { name: RateKey; label: string; hint: string }) {
  const { value, change, frozen } = useField(name);
  const { value: payment } = useField('payment');
  return (
    <FieldAnchor path={name}>
      <PriceField
        label={label}
        description={frozen ?? hint}
        disabled={frozen !== undefined}
        value={value}
        currency={payment.currency}
        error={useProblem(name)}
        onChange={change}
      />
    </FieldAnchor>
  );
}

/** A rate in another currency would be another price: the rates are asked for again. */
function CurrencyField() {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const { value: payment, frozen } = useField('payment');
  const name = useNames('currencies');
  const change = (currency: string) =>
    store.edit({
      payment: { ...payment, currency },
      'auction.starting_rate': null,
      'auction.target_rate': null,
      'auction.book_now_price': null,
    });
  return (
    <FieldAnchor path="payment.currency">
      <Select
        label={t('terms.currency')}
        description={frozen ?? t('terms.currency_hint')}
        disabled={frozen !== undefined}
        allowDeselect={false}
        searchable
        data={CURRENCY_CODES.map((code) => ({ value: code, label: name(code) }))}
        value={payment.currency}
        error={useProblem('payment.currency')}
        onChange={(currency) => currency && currency !== payment.currency && change(currency)}
      />
    </FieldAnchor>
  );
}

function BasisField() {
  const { t } = useTranslation('loadEdit');
  const { value, change, frozen } = useField('auction.basis');
  return (
    <Select
      label={t('terms.basis')}
      description={frozen}
      disabled={frozen !== undefined}
      allowDeselect={false}
      data={BASES.map((basis) => ({ value: basis, label: t(`basis.${basis}`) }))}
      value={value}
      onChange={(basis) => basis && change(basis)}
    />
  );
}

/** Only the system needs a limit; a person sees the prices. */
function GuardrailField() {
  const { t } = useTranslation('loadEdit');
  const { value: winner } = useField('auction.winner');
  const { value, change } = useField('auction.guardrail_bp');
  const error = useProblem('auction.guardrail_bp');
  if (winner === 'manual') return null;
  return (
    <PercentField
      label={t('terms.guardrail')}
      description={t('terms.guardrail_hint')}
      value={value}
      maxBp={LIMITS.percentMaxBp}
      error={error}
      onChange={change}
    />
  );
}
