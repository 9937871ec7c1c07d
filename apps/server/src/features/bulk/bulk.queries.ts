import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';

export interface NewRecord {
  id: number;
  name: string;
  before: object;
}

export const insertRecords = (sql: Sql, companyId: number, jobId: number, records: NewRecord[]): Promise<number> =>
  sql.run(
    `insert into long_job_rows (company_id, job_id, position, record_id, name, before)
     select ${owner()}, $2, r.position, r.id, r.name, r.before
       from unnest($3::bigint[], $4::text[], $5::jsonb[]) with ordinality as r(id, name, before, position)`,
    [
      companyId,
      jobId,
      records.map(({ id }) => id),
      records.map(({ name }) => name),
      records.map(({ before }) => JSON.stringify(before)),
    ],
  );

export const copyDoneRecords = (sql: Sql, companyId: number, fromId: number, jobId: number): Promise<number> =>
  sql.run(
    `insert into long_job_rows (company_id, job_id, position, record_id, name, before)
     select company_id, $3, position, record_id, name, coalesce(undo, '{}') from long_job_rows
      where ${own()} and job_id = $2 and outcome = 'done'`,
    [companyId, fromId, jobId],
  );

export async function countDone(sql: Sql, companyId: number, jobId: number): Promise<number> {
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from long_job_rows where ${own()} and job_id = $2 and outcome = 'done'`,
    [companyId, jobId],
  );
  return row.total;
}
