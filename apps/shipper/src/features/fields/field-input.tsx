import { Group, MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import type { CustomField } from '@tenderlane/contract';
import { CURRENCY_CODES, isCurrency } from '@tenderlane/domain/money';
import { FIELD_LIMITS, type FieldMoney } from '@tenderlane/domain/fields';
import { DayInput, MoneyInput } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDayField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import { moneyField } from '../../lib/formats';

interface FieldInputProps {
  field: CustomField;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
}

export function FieldInput(props: FieldInputProps) {
  switch (props.field.type) {
    case 'number':
      return <NumberValue {...props} />;
    case 'date':
      return <DayValue {...props} />;
    case 'money':
      return <MoneyValue {...props} />;
    case 'boolean':
    case 'one_of':
    case 'several_of':
      return <Choice {...props} />;
    default:
      return <TextValue {...props} />;
  }
}

const passed = ({ field, error }: FieldInputProps) => ({
  label: field.name,
  withAsterisk: field.required,
  error: error ?? null,
});

function TextValue(props: FieldInputProps) {
  const { field, value, onChange } = props;
  const isLink = field.type === 'link';
  return (
    <TextInput
      {...passed(props)}
      maxLength={isLink ? FIELD_LIMITS.linkMax : FIELD_LIMITS.textMax}
      placeholder={isLink ? 'https://' : ''}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

function NumberValue(props: FieldInputProps) {
  const { value, onChange } = props;
  return (
    <NumberInput
      {...passed(props)}
      hideControls
      decimalScale={6}
      min={-FIELD_LIMITS.numberMax}
      max={FIELD_LIMITS.numberMax}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

function DayValue(props: FieldInputProps) {
  const { field, value, onChange, error } = props;
  const day = useDayField()();
  return (
    <DayInput
      field={day}
      label={field.name}
      required={field.required}
      error={error}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  );
}

function MoneyValue(props: FieldInputProps) {
  const { field, value, onChange } = props;
  const account = useAccount();
  const { amount = null, currency } = (value ?? {}) as Partial<FieldMoney>;
  const shown = currency ?? account?.company?.currency ?? 'EUR';
  return (
    <Group gap={8} align="flex-end" wrap="nowrap">
      <MoneyInput
        {...passed(props)}
        {...moneyField(isCurrency(shown) ? shown : 'EUR')}
        style={{ flex: 1 }}
        value={amount}
        onChange={(minor) => onChange(minor === null ? null : { amount: minor, currency: shown })}
      />
      <Select
        aria-label={field.name}
        w={92}
        data={CURRENCY_CODES}
        value={shown}
        allowDeselect={false}
        searchable
        onChange={(next) => next !== null && amount !== null && onChange({ amount, currency: next })}
      />
    </Group>
  );
}

function Choice(props: FieldInputProps) {
  const { t } = useTranslation('common');
  const { field, value, onChange } = props;
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('clear') } } as const;
  if (field.type === 'boolean') {
    const data = (['true', 'false'] as const).map((one) => ({
      value: one,
      label: t(one === 'true' ? 'field.yes' : 'field.no'),
    }));
    return (
      <Select
        {...passed(props)}
        {...clear}
        data={data}
        value={typeof value === 'boolean' ? String(value) : null}
        onChange={(next) => onChange(next === null ? null : next === 'true')}
      />
    );
  }
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const data = field.options
    .filter(({ key, retired }) => !retired || chosen.includes(key))
    .map(({ key, name }) => ({ value: key, label: name }));
  if (field.type === 'one_of')
    return (
      <Select
        {...passed(props)}
        {...clear}
        data={data}
        searchable
        nothingFoundMessage={t('nothing_found')}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    );
  return (
    <MultiSelect
      {...passed(props)}
      data={data}
      searchable
      nothingFoundMessage={t('nothing_found')}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(keys) => onChange(keys.length === 0 ? null : keys)}
    />
  );
}
