import type { JobState } from '@tenderlane/domain/jobs';
import type { ImportKindName, ImportOutcome } from '@tenderlane/domain/imports';
import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';
import type { LineProblem } from '../../platform/imports/import-kind';
import type { JobRow } from '../../platform/long-jobs/long-job.queries';

export type RunCounts = Record<ImportOutcome, number>;

export interface RunRow extends RunCounts {
  job_id: number;
  import_id: number;
  version: number;
  is_dry_run: boolean;
  position: number;
  state: JobState;
  done: number;
  total: number;
  error: JobRow['error'];
  report_id: number | null;
  created_at: Date;
  ended_at: Date | null;
}

const RUN = `n.job_id, n.import_id, n.version, n.is_dry_run, n.position, n.created, n.updated, n.unchanged, n.refused,
  j.state, j.done, j.total, j.error, j.file_id as report_id, j.created_at, j.ended_at`;
const RUNS = `import_runs n join long_jobs j on j.id = n.job_id`;

export const insertRun = (
  sql: Sql,
  run: { companyId: number; jobId: number; importId: number; version: number; isDryRun: boolean },
): Promise<number> =>
  sql.run(
    `insert into import_runs (company_id, job_id, import_id, version, is_dry_run) values (${owner()}, $2, $3, $4, $5)`,
    [run.companyId, run.jobId, run.importId, run.version, run.isDryRun],
  );

export const listLastRuns = (sql: Sql, companyId: number, importIds: number[]): Promise<RunRow[]> =>
  sql.rows(
    `select distinct on (n.import_id, n.is_dry_run) ${RUN} from ${RUNS}
      where ${own('n')} and n.import_id = any($2::bigint[]) order by n.import_id, n.is_dry_run, n.job_id desc`,
    [companyId, importIds],
  );

export const findRun = (sql: Sql, companyId: number, jobId: number): Promise<RunRow | undefined> =>
  sql.first(`select ${RUN} from ${RUNS} where ${own('n')} and n.job_id = $2`, [companyId, jobId]);

export type RunForMessage = Pick<RunRow, 'is_dry_run' | 'import_id' | ImportOutcome> & {
  kind: ImportKindName;
  file_name: string;
};

export const findRunForMessage = (sql: Sql, companyId: number, jobId: number): Promise<RunForMessage | undefined> =>
  sql.first(
    `select n.is_dry_run, n.import_id, n.created, n.updated, n.unchanged, n.refused, i.kind, i.file_name
       from import_runs n join imports i on i.id = n.import_id where ${own('n')} and n.job_id = $2`,
    [companyId, jobId],
  );

export async function hasOpenRun(sql: Sql, companyId: number, importId: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from ${RUNS} where ${own('n')} and n.import_id = $2 and j.state in ('queued', 'running') limit 1`,
    [companyId, importId],
  );
  return row !== undefined;
}

/** Saves the results of some lines once; a restarted process continues after them. */
export const saveRunProgress = (
  sql: Sql,
  companyId: number,
  jobId: number,
  { position, counts }: { position: number; counts: RunCounts },
): Promise<number> =>
  sql.run(
    `update import_runs set position = $3, created = created + $4, updated = updated + $5, unchanged = unchanged + $6,
            refused = refused + $7
      where ${own()} and job_id = $2 and position < $3`,
    [companyId, jobId, position, counts.created, counts.updated, counts.unchanged, counts.refused],
  );

export interface RefusedLineRow {
  line: number;
  problems: LineProblem[];
  cells: string[];
}

export const insertRefusedLines = (
  sql: Sql,
  companyId: number,
  jobId: number,
  lines: readonly RefusedLineRow[],
): Promise<number> =>
  sql.run(
    `insert into import_refusals (company_id, job_id, line, problems, cells)
     select ${owner()}, $2, l.line, l.problems, l.cells
       from jsonb_to_recordset($3::jsonb) as l(line integer, problems jsonb, cells jsonb)`,
    [companyId, jobId, JSON.stringify(lines)],
  );

export const listRefusedLines = (
  sql: Sql,
  companyId: number,
  jobId: number,
  page: { after: number | null; limit: number },
): Promise<RefusedLineRow[]> =>
  sql.rows(
    `select line, problems, cells from import_refusals
      where ${own()} and job_id = $2 and ($3::int is null or line > $3) order by line limit $4`,
    [companyId, jobId, page.after, page.limit],
  );
