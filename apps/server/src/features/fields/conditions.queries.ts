import { isNumberText, readFieldFilter, type FieldCondition } from '@tenderlane/domain/fields';
import type { StatementValues } from '../../platform/database/list.queries';

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Matches a value regardless of its type, alone or in a list, so that the index can be used. */
const wantedOf =
  ({ variable }: FieldCondition) =>
  (value: string): string[] => {
    const typed = value === 'true' || value === 'false' ? value === 'true' : isNumberText(value) ? Number(value) : null;
    return [value, [value], ...(typed === null ? [] : [typed])].map((one) => JSON.stringify({ [variable]: one }));
  };

/**
 * A value of another type than the condition never matches: the field may have been deleted and created anew with the
 * same variable.
 */
function sqlOf(column: string, condition: FieldCondition, bind: StatementValues['bind']): string {
  if (condition.kind === 'one_of')
    return `${column} @> any(${bind(condition.values.flatMap(wantedOf(condition)))}::jsonb[])`;
  const name = bind(condition.variable);
  const value = `${column} -> ${name}`;
  const text = `${column} ->> ${name}`;
  if (condition.kind === 'contains') {
    return `jsonb_typeof(${value}) = 'string' and lower(${text}) like ${bind(`%${escapeLike(condition.text.toLowerCase())}%`)}`;
  }
  const { from, to } = condition;
  const isNumber = isNumberText(from ?? to ?? '');
  const number = `case jsonb_typeof(${value}) when 'number' then (${text})::numeric
    when 'object' then (${value} ->> 'amount')::numeric end`;
  const day = `case jsonb_typeof(${value}) when 'string' then ${text} collate "C" end`;
  const [left, type] = isNumber ? [number, 'numeric'] : [day, 'text'];
  return [
    ...(from === null ? [] : [`${left} >= ${bind(from)}::${type}`]),
    ...(to === null ? [] : [`${left} <= ${bind(to)}::${type}`]),
  ].join(' and ');
}

export const fieldConditions = (column: string, filter: string, { bind }: Pick<StatementValues, 'bind'>): string[] =>
  // The index contains only records with values.
  (readFieldFilter(filter) ?? []).map((condition) => `(${column} <> '{}' and ${sqlOf(column, condition, bind)})`);
