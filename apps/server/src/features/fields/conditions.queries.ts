import { isNumberText, readFieldFilter, type FieldCondition } from '@tenderlane/domain/fields';
import type { StatementValues } from '../../platform/database/list.queries';

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** What a record holds that has a value: the value itself or one of several, whatever its type; an index knows who holds it. */
const wantedOf =
  ({ variable }: FieldCondition) =>
  (value: string): string[] => {
    const typed = value === 'true' || value === 'false' ? value === 'true' : isNumberText(value) ? Number(value) : null;
    return [value, [value], ...(typed === null ? [] : [typed])].map((one) => JSON.stringify({ [variable]: one }));
  };

/** A value of another type than the condition asks for fulfils none: a field may have been deleted and made anew. */
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

/** What a filter of own fields asks of the values in a column of a statement. */
export const fieldConditions = (column: string, filter: string, { bind }: Pick<StatementValues, 'bind'>): string[] =>
  // The index holds only records with values.
  (readFieldFilter(filter) ?? []).map((condition) => `(${column} <> '{}' and ${sqlOf(column, condition, bind)})`);
