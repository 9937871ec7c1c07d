import { readDay } from '../imports/read-day';
import { currencyDecimals, isCurrency } from '../money/currency';
import { optionKey, type FieldDefinition } from './field';
import { checkFieldValue, type FieldProblem, type FieldValue } from './value';

export interface TextReader {
  countryId: string;
  /** Used for an amount that names no currency. */
  currency: string;
  group: string;
}

export type TextProblem = FieldProblem | 'not-an-answer' | 'not-an-amount';

const YES = ['yes', 'y', 'true', '1', '+', 'так', 'т', 'иә', 'ия', 'да', 'д', 'tak'];
const NO = ['no', 'n', 'false', '0', '-', 'ні', 'н', 'жоқ', 'нет', 'nie'];

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Parses a number as tables write it: `1 234,5`, `1.234,5`, `1,234.5`; null when it is none or ambiguous. */
function readNumberText(text: string, group: string): number | null {
  const compact = text.replaceAll(/[\s'’]/g, '').replace('−', '-');
  if (!NUMBER.test(compact)) return null;
  const marks = compact.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isGrouped = marks.every((mark) => mark === last) && (marks.length > 1 || last === group);
  if (last === undefined || (isGrouped && marks.length === 1 && !THOUSANDS.test(compact)))
    return Number(compact.replace(',', '.'));
  if (isGrouped) return THOUSANDS.test(compact) ? Number(compact.replaceAll(last, '')) : null;
  const [whole = '', part = ''] = [compact.slice(0, compact.lastIndexOf(last)), compact.split(last).at(-1)];
  if (marks.length > 1 && (!THOUSANDS.test(whole) || whole.includes(last))) return null;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${part}`);
}

const AMOUNT = /^(?<before>[a-z]{3})?(?<number>[^a-z]+?)(?<after>[a-z]{3})?$/i;

function readAmount(text: string, { currency: usual, group }: TextReader): FieldValue | null {
  const { before, number = '', after } = AMOUNT.exec(text)?.groups ?? {};
  const currency = (before ?? after ?? usual).toUpperCase();
  const value = readNumberText(number, group);
  if (value === null || (before && after) || !isCurrency(currency)) return null;
  const minor = value * 10 ** currencyDecimals(currency);
  const amount = Math.round(minor);
  return Math.abs(minor - amount) > 1e-6 * Math.max(1, amount) ? null : { amount, currency };
}

function findOption({ options }: FieldDefinition, name: string): string | undefined {
  const named = options.filter((option) => optionKey(option.name) === optionKey(name));
  return (named.find(({ retired }) => !retired) ?? named[0])?.key;
}

/** Names separated by line breaks, semicolons or commas; a name may itself contain a comma. */
function findOptions(definition: FieldDefinition, text: string): string[] | null {
  const whole = findOption(definition, text);
  if (whole !== undefined) return [whole];
  for (const between of [/[;|\r\n]/, /[;|,\r\n]/]) {
    const names = text.split(between).filter((name) => name.trim() !== '');
    const keys = names.map((name) => findOption(definition, name));
    if (keys.every((key) => key !== undefined)) return keys;
  }
  return null;
}

type Read = { value: FieldValue | null } | { problem: TextProblem };

const orProblem = (value: FieldValue | null | undefined, problem: TextProblem): Read =>
  value === null || value === undefined ? { problem } : { value };

function readRaw(definition: FieldDefinition, text: string, reader: TextReader): Read {
  const word = text.trim().toLowerCase();
  switch (definition.type) {
    case 'number':
      return orProblem(readNumberText(text, reader.group), 'not-a-number');
    case 'date':
      return orProblem(readDay(text, reader.countryId), 'not-a-date');
    case 'boolean':
      return YES.includes(word) ? { value: true } : NO.includes(word) ? { value: false } : { problem: 'not-an-answer' };
    case 'money':
      return orProblem(readAmount(text.trim(), reader), 'not-an-amount');
    case 'one_of':
      return orProblem(findOption(definition, text), 'not-one-of');
    case 'several_of':
      return orProblem(findOptions(definition, text), 'not-one-of');
    default:
      return { value: text };
  }
}

/**
 * Parses a cell: options by their names, amounts with or without a currency, days and numbers as the country writes
 * them. Retired options are accepted here; `checkFieldValue` decides whether the record may keep them.
 */
export function readFieldText(definition: FieldDefinition, text: string, reader: TextReader): Read {
  const raw = readRaw(definition, text, reader);
  return 'problem' in raw || raw.value === null ? raw : checkFieldValue(definition, raw.value, raw.value);
}
