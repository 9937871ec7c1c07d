import { lookUp } from '@tenderlane/domain/values';
import type { FieldEntity, FieldMoney, FieldValue, FieldValues } from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { moneyText } from '../../platform/csv';
import { createTranslator } from '../../platform/i18n';
import { listFields, type FieldRow } from './field.queries';

export interface FieldCells {
  titleOf(variable: string): string;
  /** The value in the reader's language: days as `2026-11-23`, options by name. */
  cellOf(variable: string, values: FieldValues): string | number | null;
}

const isMoney = (value: FieldValue): value is FieldMoney =>
  typeof value === 'object' && !Array.isArray(value) && 'amount' in value;

export async function readFieldCells(
  { sql, principal, locale }: Pick<MemberContext, 'sql' | 'principal' | 'locale'>,
  entity: FieldEntity,
): Promise<FieldCells> {
  const fields = new Map((await listFields(sql, principal.companyId, entity)).map((field) => [field.variable, field]));
  const words = createTranslator(locale, 'exportTexts');
  const optionName = ({ options }: FieldRow, key: string) => options.find((option) => option.key === key)?.name ?? key;
  return {
    titleOf: (variable) => fields.get(variable)?.name ?? variable,
    cellOf: (variable, values) => {
      const [field, value] = [fields.get(variable), lookUp(values, variable)];
      if (!field || value === undefined) return null;
      if (typeof value === 'number') return value;
      if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
      if (typeof value === 'string') return field.type === 'one_of' ? optionName(field, value) : value;
      return isMoney(value)
        ? `${moneyText(value)} ${value.currency}`
        : value.map((key) => optionName(field, key)).join(', ');
    },
  };
}
