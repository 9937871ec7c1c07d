import type { Sql } from '../database/database';

const KEPT = `interval '30 days'`;

export function saveFailedRow(sql: Sql, source: string, rowId: number, error: string): Promise<number> {
  return sql.run(
    `insert into failed_due_rows (source, row_id, error, failed_at) values ($1, $2, $3, clock_timestamp())
     on conflict (source, row_id) do update
       set failures = failed_due_rows.failures + 1, error = excluded.error, failed_at = excluded.failed_at`,
    [source, rowId, error],
  );
}

export const deleteOldFailedRows = (sql: Sql): Promise<number> =>
  sql.run(`delete from failed_due_rows where failed_at < clock_timestamp() - ${KEPT}`);
