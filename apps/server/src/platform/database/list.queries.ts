import { LIMITS } from '@tenderlane/domain';
import type { Plan, Sql } from './database';

/** What a list is sorted by: an expression as an index has it, and its type. */
export interface SortOrder {
  column: string;
  type: 'bigint' | 'date' | 'numeric' | 'text' | 'timestamptz';
}

/** Which rows of a list are asked for. */
export interface Page {
  descending: boolean;
  limit: number;
  offset: number;
  /** The sort value and the id of the last row of the page before. */
  after: { value: string; id: number } | null;
}

/** The parameters of a statement, in their order. */
export interface StatementValues {
  values: unknown[];
  /** Adds a parameter and answers its placeholder, such as `$3`. */
  bind: (value: unknown) => string;
}

export function valuesFrom(...values: unknown[]): StatementValues {
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** The parts of a statement that reads one page; `value` is what the next page goes on from. */
export function pageParts({ column, type }: SortOrder, id: string, page: Page, { bind }: StatementValues) {
  const { after, descending, limit, offset } = page;
  const direction = descending ? 'desc' : 'asc';
  // A plan for any limit expects a tenth of the table and is never taken: the usual page says how many rows it wants.
  const size = limit === LIMITS.perPageDefault ? String(limit) : bind(limit);
  const isAfter = (row: { value: string; id: number }) =>
    ` and (${column}, ${id}) ${descending ? '<' : '>'} (${bind(row.value)}::${type}, ${bind(row.id)}::bigint)`;
  return {
    value: `(${column})::text as value`,
    after: after ? isAfter(after) : '',
    order: `order by ${column} ${direction}, ${id} ${direction}`,
    limit: `limit ${size}${offset > 0 ? ` offset ${bind(offset)}` : ''}`,
  };
}

/** How many rows there are, counted up to `cap`; `from` begins with the word. */
export async function countUpTo(
  sql: Sql,
  from: string,
  { values, bind }: StatementValues,
  { cap, plan = 'prepared' }: { cap: number; plan?: Plan },
): Promise<number> {
  const counted = `select count(*) as total from (select 1 ${from} limit ${bind(cap)}) capped`;
  const [row] = await sql.rows<{ total: number }>(counted, values, plan);
  return row?.total ?? 0;
}
