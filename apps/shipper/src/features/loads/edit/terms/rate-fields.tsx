import { Select } from '@mantine/core';
import { currencySymbol } from '@tenderlane/messages/formats/numbers';
import { CURRENCY_CODES } from '@tenderlane/domain/money';
import { useTranslation } from 'react-i18next';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { PriceField } from '../fields/price-field';
import { useDraft, useField } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

type RateKey = 'auction.target_rate' | 'auction.starting_rate' | 'auction.book_now_price';

export function RateFields() {
  const { t } = useTranslation('loadEdit');
  return (
    <div className={classes.row4}>
      <CurrencyField />
      <RateField name="auction.target_rate" label={t('terms.target')} hint={t('terms.target_hint')} />
      <RateField name="auction.starting_rate" label={t('terms.starting')} hint={t('terms.starting_hint')} />
      <RateField name="auction.book_now_price" label={t('terms.book_now')} hint={t('terms.book_now_hint')} />
    </div>
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

const currencyLabel = (code: string) => [...new Set([code, currencySymbol(code)])].join(', ');

function CurrencyField() {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const { value: payment, frozen } = useField('payment');
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
        data={CURRENCY_CODES.map((code) => ({ value: code, label: currencyLabel(code) }))}
        value={payment.currency}
        error={useProblem('payment.currency')}
        onChange={(currency) => currency && currency !== payment.currency && change(currency)}
      />
    </FieldAnchor>
  );
}
