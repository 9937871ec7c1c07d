import { LIMITS } from '@tenderlane/domain/core';
import type { Plan, Sql } from './database';

export interface SortOrder {
  column: string;
  type: 'bigint' | 'date' | 'numeric' | 'text' | 'timestamptz';
}

export interface Page {
  descending: boolean;
  limit: number;
  offset: number;
  after: { value: string; id: number } | null;
}

export interface StatementValues {
  values: unknown[];
  bind: (value: unknown) => string;
}

export function valuesFrom(...values: unknown[]): StatementValues {
  return { values, bind: (value) => `$${values.push(value)}` };
}

export function pageParts({ column, type }: SortOrder, id: string, page: Page, { bind }: StatementValues) {
  const { after, descending, limit, offset } = page;
  const direction = descending ? 'desc' : 'asc';
  // The generic plan expects a tenth of the table for a parameter as limit and is never used; so the usual limit is a literal.
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
