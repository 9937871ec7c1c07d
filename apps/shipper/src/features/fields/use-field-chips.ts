import type { CustomField } from '@tenderlane/contract';
import { readFieldFilter, writeFieldFilter, type FieldCondition, type FieldEntity } from '@tenderlane/domain/fields';
import { useTranslation } from 'react-i18next';
import { useShownFields } from './fields.api';
import { useFieldText } from './field-text';

/** Money is stored and compared in hundredths. */
export const MINOR = 100;

export function useFieldChips(entity: FieldEntity, value: string | undefined) {
  const { t } = useTranslation('common');
  const fields = useShownFields(entity);
  const textOf = useFieldText();
  const conditions = readFieldFilter(value ?? '') ?? [];
  const words = (field: CustomField, condition: FieldCondition): string => {
    if (condition.kind === 'contains') return `“${condition.text}”`;
    if (condition.kind === 'one_of') {
      const named = (one: string) =>
        field.type === 'boolean'
          ? t(one === 'true' ? 'field.yes' : 'field.no')
          : textOf({ ...field, type: 'one_of' }, one);
      return condition.values.map(named).join(', ');
    }
    const end = (text: string | null) => {
      if (text === null) return '…';
      if (field.type === 'money') return textOf({ ...field, type: 'number' }, Number(text) / MINOR);
      return textOf(field, field.type === 'number' ? Number(text) : text);
    };
    return `${end(condition.from)} – ${end(condition.to)}`;
  };
  return conditions.map((condition) => {
    const field = fields.find(({ variable }) => variable === condition.variable);
    const left = writeFieldFilter(conditions.filter((one) => one !== condition));
    const label = field ? `${field.name}: ${words(field, condition)}` : condition.variable;
    return { label, left: left || undefined };
  });
}
