import { fieldColumn } from '@tenderlane/contract/fields/columns';
import {
  FIELD_LIMITS,
  readFieldText,
  takesOptions,
  type FieldEntity,
  type FieldType,
  type FieldValue,
  type TextProblem,
} from '@tenderlane/domain/fields';
import type { Locale } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { createTranslator } from '../../platform/i18n';
import { LineRefused, type ImportReader, type OwnImportField } from '../../platform/imports/import-kind';
import { storableText } from '../../platform/imports/storable-text';
import { listFields, type FieldRow } from './field.queries';

const OPTION_CHARS = 50;
const OPTIONS_TOLD = 8;

function optionsText({ options }: FieldRow): string {
  const names = options.filter(({ retired }) => !retired).map(({ name }) => name);
  return [...names.slice(0, OPTIONS_TOLD), ...(names.length > OPTIONS_TOLD ? ['…'] : [])].join(', ');
}

function refusalOf(field: FieldRow, problem: TextProblem, text: string): LineRefused {
  switch (problem) {
    case 'not-one-of':
      return new LineRefused('option_unknown', { option: text.slice(0, OPTION_CHARS), options: optionsText(field) });
    case 'not-a-date':
      return new LineRefused('date_unknown');
    case 'not-an-answer':
      return new LineRefused('answer_unknown');
    case 'not-an-amount':
      return new LineRefused('amount_unknown');
    case 'too-long':
      return new LineRefused('too-long', {
        max: field.type === 'link' ? FIELD_LIMITS.linkMax : FIELD_LIMITS.textMax,
      });
    default:
      return new LineRefused(problem);
  }
}

function readCell(
  field: FieldRow,
  text: string,
  { companyCountryId: countryId, companyCurrency: currency, group }: ImportReader,
): FieldValue | null {
  const read = readFieldText(field, storableText(text), { countryId, currency, group });
  if ('problem' in read) throw refusalOf(field, read.problem, text);
  if (read.value === null && field.required && field.visible) throw new LineRefused('required');
  return read.value;
}

const HINTS = {
  one_of: 'own_hint.one_of',
  several_of: 'own_hint.several_of',
  boolean: 'own_hint.boolean',
  money: 'own_hint.money',
} as const satisfies Partial<Record<FieldType, string>>;

const hasHint = (type: FieldType): type is keyof typeof HINTS => Object.hasOwn(HINTS, type);

function hintOf(locale: Locale, field: FieldRow): string | null {
  if (!hasHint(field.type) || (takesOptions(field.type) && field.options.length === 0)) return null;
  return createTranslator(locale, 'imports')(HINTS[field.type], { options: optionsText(field) });
}

export async function listImportFields(
  { sql, principal, locale }: MemberContext,
  entity: FieldEntity,
): Promise<OwnImportField[]> {
  const fields = await listFields(sql, principal.companyId, entity);
  return fields.map((field) => ({
    key: fieldColumn(field.variable),
    label: field.name,
    hint: hintOf(locale, field),
    headings: [field.name, field.variable],
    isRequired: field.required && field.visible,
    read: (text, reader) => readCell(field, text, reader),
  }));
}
