import { Group, Select } from '@mantine/core';
import { BASES } from '@tenderlane/domain/loads';
import { isCurrency } from '@tenderlane/domain/money';
import { MoneyInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { moneyField } from '../../../../lib/formats';
import type { FilterPartProps } from './filter-part';
import { CURRENCY_CODES } from './list-filter';

export function PriceRange({ draft, onChange, report }: FilterPartProps) {
  const { t } = useTranslation(['loadsList', 'loads', 'common']);
  const { currency, price_from: from, price_to: to } = draft;
  const isMissing = (from ?? to) !== undefined && !currency;
  const field = { ...moneyField(currency && isCurrency(currency) ? currency : 'EUR'), symbol: '' };
  const priceField = (name: 'price_from' | 'price_to', value: string | undefined) => (
    <MoneyInput
      {...field}
      label={t(`filter.${name}`)}
      value={value === undefined ? null : Number(value)}
      onChange={(minor) => onChange({ [name]: minor === null ? undefined : String(minor) })}
      onProblem={report(name)}
    />
  );
  return (
    <>
      <Group gap={8} grow align="flex-start">
        {priceField('price_from', from)}
        {priceField('price_to', to)}
        <Select
          label={t('column.currency')}
          data={CURRENCY_CODES}
          value={currency ?? null}
          error={isMissing && t('common:required')}
          onChange={(value) => onChange({ currency: value ?? undefined })}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          comboboxProps={{ withinPortal: false }}
        />
      </Group>
      <Select
        label={t('loads:terms.basis')}
        data={BASES.map((basis) => ({ value: basis, label: t(`loads:terms.basis.${basis}`) }))}
        value={draft.price_basis ?? 'trip'}
        onChange={(basis) => onChange({ price_basis: basis === null || basis === 'trip' ? undefined : basis })}
        allowDeselect={false}
        disabled={(from ?? to) === undefined}
        comboboxProps={{ withinPortal: false }}
      />
    </>
  );
}
