import { lookUp } from '../values/look-up';
import { isCurrency } from '../money/currency';
import { LIMITS } from '../core/limits';
import { FIELD_LIMITS, type FieldDefinition, type FieldType } from './field';

export interface FieldMoney {
  amount: number;
  currency: string;
}

/** Value of a field: `2026-11-23` for a date, the key for an option, minor units for money. */
export type FieldValue = string | number | boolean | readonly string[] | FieldMoney;

export type FieldValues = Readonly<Record<string, FieldValue>>;

export type FieldProblem =
  | 'required'
  | 'invalid'
  | 'not-a-number'
  | 'too-large'
  | 'too-small'
  | 'too-long'
  | 'not-a-date'
  | 'not-one-of'
  | 'unknown-key'
  | 'not-a-website'
  | 'control-characters';

type Checked = { value: FieldValue | null } | { problem: FieldProblem };

const of = (value: FieldValue): Checked => ({ value });
const problem = (code: FieldProblem): Checked => ({ problem: code });

const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

function checkText(value: unknown, max: number): Checked {
  if (typeof value !== 'string') return problem('invalid');
  const text = value.trim();
  if (!isStorable(text)) return problem('control-characters');
  return text.length > max ? problem('too-long') : { value: text === '' ? null : text };
}

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function checkLink(value: unknown): Checked {
  const text = checkText(value, FIELD_LIMITS.linkMax);
  if ('problem' in text || text.value === null) return text;
  return /^(https:\/\/|www\.)\S+\.\S+$/i.test(String(text.value)) ? text : problem('not-a-website');
}

function checkMoney(value: unknown): Checked {
  const { amount, currency, ...more } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<FieldMoney>;
  if (!Number.isInteger(amount) || typeof currency !== 'string' || Object.keys(more).length > 0)
    return problem('invalid');
  if (!isCurrency(currency)) return problem('not-one-of');
  const minor = Number(amount);
  if (minor < 0) return problem('too-small');
  return minor > LIMITS.moneyMax ? problem('too-large') : of({ amount: minor, currency });
}

const choosable = ({ options }: FieldDefinition, before: FieldValue | undefined): ReadonlySet<unknown> =>
  new Set([
    ...options.filter(({ retired }) => !retired).map(({ key }) => key),
    ...(Array.isArray(before) ? (before as readonly string[]) : [before]),
  ]);

function checkSeveral(value: unknown, keys: ReadonlySet<unknown>): Checked {
  if (!Array.isArray(value)) return problem('invalid');
  if (!value.every((key) => typeof key === 'string' && keys.has(key))) return problem('not-one-of');
  const chosen = [...new Set(value as string[])];
  return { value: chosen.length === 0 ? null : chosen };
}

type Check = (value: unknown, definition: FieldDefinition, before: FieldValue | undefined) => Checked;

const CHECKS: Readonly<Record<FieldType, Check>> = {
  text: (value) => checkText(value, FIELD_LIMITS.textMax),
  number: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return problem('not-a-number');
    if (value < -FIELD_LIMITS.numberMax) return problem('too-small');
    return value > FIELD_LIMITS.numberMax ? problem('too-large') : of(value);
  },
  date: (value) => (typeof value === 'string' && isCalendarDay(value) ? of(value) : problem('not-a-date')),
  boolean: (value) => (typeof value === 'boolean' ? of(value) : problem('invalid')),
  one_of: (value, definition, before) =>
    typeof value === 'string' && choosable(definition, before).has(value) ? of(value) : problem('not-one-of'),
  several_of: (value, definition, before) => checkSeveral(value, choosable(definition, before)),
  money: checkMoney,
  link: checkLink,
};

/** Checks a value sent for a field; null removes it. `before` is the record's value. */
export function checkFieldValue(definition: FieldDefinition, value: unknown, before?: FieldValue): Checked {
  return value === null ? { value: null } : CHECKS[definition.type](value, definition, before);
}

/**
 * Merges sent values: fields that were not sent stay, null removes. Problems are keyed by variable; with any problem
 * nothing is merged.
 */
export function mergeFieldValues(
  definitions: readonly FieldDefinition[],
  before: FieldValues,
  sent: Readonly<Record<string, unknown>>,
): { values: FieldValues } | { problems: Record<string, FieldProblem> } {
  const known = new Map(definitions.map((definition) => [definition.variable, definition]));
  const values = new Map(Object.entries(before));
  const problems = new Map<string, FieldProblem>();
  for (const [variable, value] of Object.entries(sent)) {
    const definition = known.get(variable);
    const checked = definition ? checkFieldValue(definition, value, lookUp(before, variable)) : problem('unknown-key');
    if ('problem' in checked) problems.set(variable, checked.problem);
    else if (checked.value === null) values.delete(variable);
    else values.set(variable, checked.value);
  }
  return problems.size > 0 ? { problems: Object.fromEntries(problems) } : { values: Object.fromEntries(values) };
}

/** The required fields without a value; only fields shown in forms count. */
export function missingOwnFields(definitions: readonly FieldDefinition[], values: FieldValues): string[] {
  return definitions
    .filter(({ required, visible, variable }) => required && visible && lookUp(values, variable) === undefined)
    .map(({ variable }) => variable);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  const [first, second] = [one ?? null, other ?? null];
  if (first === null || second === null || typeof first !== 'object' || typeof second !== 'object')
    return first === second;
  const [left, right] = [Object.entries(first), new Map<string, unknown>(Object.entries(second))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}

/** Fields that differ between two states of a record, each with its old and new value; null for no value. */
export const fieldChanges = (before: FieldValues, after: FieldValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((variable) => ({
      variable,
      old: lookUp(before, variable) ?? null,
      new: lookUp(after, variable) ?? null,
    }))
    .filter((change) => !isSameValue(change.old, change.new));

/**
 * Returns the sent fields that somebody else changed meanwhile: they hold neither the `known` value nor the sent one. A
 * field that is absent from `known` is not checked.
 */
export const changedMeanwhile = (
  before: FieldValues,
  sent: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(sent).flatMap(([variable, value]) => {
    if (!Object.hasOwn(known, variable)) return [];
    const now = lookUp(before, variable);
    return isSameValue(now, lookUp(known, variable)) || isSameValue(now, value) ? [] : [variable];
  });
