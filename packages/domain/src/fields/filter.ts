import { isVariableName } from './field';
import { isStorable } from './value';

export type FieldCondition =
  | { variable: string; kind: 'contains'; text: string }
  | { variable: string; kind: 'range'; from: string | null; to: string | null }
  | { variable: string; kind: 'one_of'; values: string[] };

const CONDITIONS_MAX = 10;
const NUMBER = /^-?\d{1,13}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isNumberText = (text: string): boolean => NUMBER.test(text);

const decode = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text);
    return isStorable(decoded) ? decoded : null;
  } catch {
    return null;
  }
};

function readEnd(text: string): string | null | undefined {
  if (text === '') return null;
  return NUMBER.test(text) || DAY.test(text) ? text : undefined;
}

function readCondition(part: string): FieldCondition | null {
  const [, variable = '', asked = ''] = /^([^=]+)=(.+)$/.exec(part) ?? [];
  if (!isVariableName(variable)) return null;
  if (asked.startsWith('~')) {
    const text = decode(asked.slice(1));
    return text ? { variable, kind: 'contains', text } : null;
  }
  const [, before, after] = /^(.*)\.\.(.*)$/.exec(asked) ?? [];
  if (before !== undefined && after !== undefined) {
    const [from, to] = [readEnd(before), readEnd(after)];
    if (from === undefined || to === undefined || (from === null && to === null)) return null;
    if (from !== null && to !== null && DAY.test(from) !== DAY.test(to)) return null;
    return { variable, kind: 'range', from, to };
  }
  const values = asked.split(',').map(decode);
  return values.every((value) => value !== null && value !== '')
    ? { variable, kind: 'one_of', values: values as string[] }
    : null;
}

/**
 * Parses the filter of own fields in a URL: `dock=north,south;weight=5..20;note=~gate`. Values of lists and texts are
 * percent-encoded; the ends of a range are numbers or days, money is minor units. Null when it is no valid filter.
 */
export function readFieldFilter(text: string): FieldCondition[] | null {
  const conditions = text.split(';').map(readCondition);
  if (conditions.length > CONDITIONS_MAX) return null;
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

/** The inverse of `readFieldFilter`; empty without conditions. */
export function writeFieldFilter(conditions: readonly FieldCondition[]): string {
  return conditions
    .map((condition) => {
      if (condition.kind === 'contains') return `${condition.variable}=~${encodeURIComponent(condition.text)}`;
      if (condition.kind === 'range') return `${condition.variable}=${condition.from ?? ''}..${condition.to ?? ''}`;
      return `${condition.variable}=${condition.values.map(encodeURIComponent).join()}`;
    })
    .join(';');
}
