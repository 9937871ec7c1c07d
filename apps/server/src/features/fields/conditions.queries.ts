import { isNumberText, readFieldFilter, type FieldCondition } from '@tenderlane/domain/fields';
import type { StatementValues } from '../../platform/database/list.queries';

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A value of another type than the condition asks for fulfils none: a field may have been deleted and made anew. */
function sqlOf(column: string, condition: FieldCondition, bind: StatementValues['bind']): string {
  const name = bind(condition.variable);
  const value = `${column} -> ${name}`;
  const text = `${column} ->> ${name}`;
  if (condition.kind === 'contains') {
    return `jsonb_typeof(${value}) = 'string' and lower(${text}) like ${bind(`%${escapeLike(condition.text.toLowerCase())}%`)}`;
  }
  if (condition.kind === 'one_of') {
    const values = `${bind(condition.values)}::text[]`;
    return `case jsonb_typeof(${value}) when 'array' then ${value} ?| ${values} else ${text} = any(${values}) end`;
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
  (readFieldFilter(filter) ?? []).map((condition) => {
    // The index holds only records with values.
    return `(${column} <> '{}' and ${column} ? ${bind(condition.variable)} and ${sqlOf(column, condition, bind)})`;
  });
