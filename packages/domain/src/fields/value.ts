import { lookUp } from '../values/look-up';
import { isCurrency } from '../money/currency';
import { LIMITS } from '../limits';
import { FIELD_LIMITS, type FieldDefinition, type FieldType } from './field';

export interface FieldMoney {
  amount: number;
  currency: string;
}

/** The value of a field: of a date `2026-11-23`, of one of a list its key, of money minor units. */
export type FieldValue = string | number | boolean | readonly string[] | FieldMoney;

/** The values of a record by the variables of its fields; a field without one is not in it. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Why a value is none, by the codes of single inputs. */
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

/** Whether a text is one that the database can hold. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

function checkText(value: unknown, max: number): Checked {
  if (typeof value !== 'string') return problem('invalid');
  const text = value.trim();
  if (!isStorable(text)) return problem('control-characters');
  return text.length > max ? problem('too-long') : { value: text === '' ? null : text };
}

/** Whether a text like `2026-02-29` is a day of the calendar. */
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

/** The keys that may be chosen now, and those that the record has had before. */
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

/** A value that was sent for a field; null takes it away. `before` is what the record has. */
export function checkFieldValue(definition: FieldDefinition, value: unknown, before?: FieldValue): Checked {
  return value === null ? { value: null } : CHECKS[definition.type](value, definition, before);
}

/**
 * The values of a record after some were sent: what was not sent stays, null takes away. Problems stand by their variables; with
 * one of them nothing is merged.
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

/** The required fields that a record lacks: those that forms show. */
export function missingFields(definitions: readonly FieldDefinition[], values: FieldValues): string[] {
  return definitions
    .filter(({ required, visible, variable }) => required && visible && lookUp(values, variable) === undefined)
    .map(({ variable }) => variable);
}

/** Whether two values of a field are the same; no value is one too. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [first, second] = [one ?? null, other ?? null];
  if (first === null || second === null || typeof first !== 'object' || typeof second !== 'object')
    return first === second;
  const [left, right] = [Object.entries(first), new Map<string, unknown>(Object.entries(second))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}

/** The fields whose values two states of a record do not share, each as it was and as it is; null for none. */
export const fieldChanges = (before: FieldValues, after: FieldValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((variable) => ({
      variable,
      old: lookUp(before, variable) ?? null,
      new: lookUp(after, variable) ?? null,
    }))
    .filter((change) => !isSameValue(change.old, change.new));

/**
 * Of what was sent, the fields that somebody else has changed since the sender saw them: they hold neither what was `known` then
 * nor what is sent now. A field that the sender says nothing of is not asked about.
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
