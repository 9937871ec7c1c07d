import { Group, MultiSelect, TextInput } from '@mantine/core';
import type { CustomField } from '@tenderlane/contract';
import { readFieldFilter, writeFieldFilter, type FieldCondition, type FieldEntity } from '@tenderlane/domain/fields';
import { numberMarksOf } from '@tenderlane/messages/formats/number-marks';
import { DayInput } from '@tenderlane/ui';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useDayField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import { useShownFields } from './fields.api';
import { MINOR } from './use-field-chips';

interface FieldFiltersProps {
  entity: FieldEntity;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function FieldFilters({ entity, value, onChange }: FieldFiltersProps) {
  const conditions = readFieldFilter(value ?? '') ?? [];
  const change = (variable: string) => (condition: FieldCondition | null) => {
    const others = conditions.filter((one) => one.variable !== variable);
    onChange(writeFieldFilter(condition ? [...others, condition] : others) || undefined);
  };
  return useShownFields(entity).map((field) => (
    <OneFilter
      key={field.id}
      field={field}
      condition={conditions.find(({ variable }) => variable === field.variable) ?? null}
      onChange={change(field.variable)}
    />
  ));
}

interface OneFilterProps {
  field: CustomField;
  condition: FieldCondition | null;
  onChange: (condition: FieldCondition | null) => void;
}

function OneFilter(props: OneFilterProps) {
  const { type } = props.field;
  if (type === 'text' || type === 'link') return <Part {...props} />;
  if (type === 'number' || type === 'date' || type === 'money') return <Range {...props} />;
  return <Some {...props} />;
}

function Part({ field: { name, variable }, condition, onChange }: OneFilterProps) {
  return (
    <TextInput
      label={name}
      maxLength={100}
      value={condition?.kind === 'contains' ? condition.text : ''}
      onChange={({ currentTarget: { value: text } }) => onChange(text ? { variable, kind: 'contains', text } : null)}
    />
  );
}

function Some({ field, condition, onChange }: OneFilterProps) {
  const { t } = useTranslation('common');
  const { name, variable, type, options } = field;
  const answers = [
    { value: 'true', label: t('field.yes') },
    { value: 'false', label: t('field.no') },
  ];
  const data = type === 'boolean' ? answers : options.map((option) => ({ value: option.key, label: option.name }));
  return (
    <MultiSelect
      label={name}
      data={data}
      searchable
      nothingFoundMessage={t('nothing_found')}
      comboboxProps={{ withinPortal: false }}
      value={condition?.kind === 'one_of' ? condition.values : []}
      onChange={(values) => onChange(values.length > 0 ? { variable, kind: 'one_of', values } : null)}
    />
  );
}

/** Money is compared by amount, regardless of currency. */
function Range({ field: { name, variable, type }, condition, onChange }: OneFilterProps) {
  const { t } = useTranslation('common');
  const day = useDayField();
  const asked = condition?.kind === 'range' ? condition : { from: null, to: null };
  const change = (end: 'from' | 'to', value: string | null) => {
    const next = { from: asked.from, to: asked.to, [end]: value };
    onChange(next.from === null && next.to === null ? null : { variable, kind: 'range', ...next });
  };
  const typed = (text: string) => {
    const read = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(read)) return null;
    return String(type === 'money' ? Math.round(read * MINOR) : read);
  };
  const shown = (text: string | null) => {
    const plain = text === null ? '' : String(type === 'money' ? Number(text) / MINOR : text);
    return plain.replace('.', numberMarksOf(locale).decimal);
  };
  return (
    <Group gap={8} grow align="flex-start">
      {(['from', 'to'] as const).map((end) => {
        const label = t(`field.${end}`, { field: name });
        if (type === 'date')
          return (
            <DayInput
              key={end}
              field={day()}
              label={label}
              withinPortal={false}
              value={asked[end]}
              onChange={(value) => change(end, value)}
            />
          );
        return (
          <TextInput
            key={`${end} ${asked[end] ?? ''}`}
            label={label}
            inputMode="decimal"
            defaultValue={shown(asked[end])}
            onBlur={({ currentTarget: { value } }) => change(end, typed(value))}
          />
        );
      })}
    </Group>
  );
}
