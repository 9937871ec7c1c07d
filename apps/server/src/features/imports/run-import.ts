import { setTimeout as sleep } from 'node:timers/promises';
import { isJobEnded } from '@tenderlane/domain/jobs';
import { fileMarksOf } from '@tenderlane/messages/formats';
import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import type { MemberContext } from '../../platform/context';
import { AppError, assertPresent } from '../../platform/errors';
import type { ImportKind, LineProblem } from '../../platform/imports/import-kind';
import { JobStopped, type JobResult, type LongJobKind, type RunningJob } from '../../platform/long-jobs/long-jobs';
import type { TableFile, TableRow } from '../../platform/tables/table-row';
import { storable } from './bring-file';
import { findImport, type ImportRow } from './import.queries';
import { allowKind, listFields, type ImportKinds, type KnownField } from './kinds';
import { createLineReader, type ReadLine } from './read-lines';
import { makeReport } from './make-report';
import { findRun, insertRefusedLines, saveRunProgress, type RunCounts, type RunRow } from './run.queries';
import { withLocalTable } from './local-table';

export const IMPORT_JOB = 'imports.run';
const CHUNK = 250;
/** The pause after each part, as a share of its duration, that leaves the database to others. */
const REST = 0.2;
const REPORT_CHARS = 500;

export interface RunParams {
  importId: number;
  isDryRun: boolean;
}

interface Run {
  job: RunningJob;
  kinds: ImportKinds;
  file: ImportRow;
  fields: readonly KnownField[];
  isDryRun: boolean;
}

/**
 * Imports the lines in parts of some hundred. Each part is one transaction that also saves the position, so that a
 * restart after a crash repeats nothing. The whole file is read once before, so that a broken file is refused with
 * nothing imported.
 */
export const importJobs = (kinds: ImportKinds): LongJobKind => ({
  kind: IMPORT_JOB,
  async run(job): Promise<JobResult> {
    const { importId, isDryRun } = job.params as RunParams;
    const context = await job.contextIn(job.database);
    const file = await findImport(job.database, context.principal, importId);
    const run = await findRun(job.database, job.company_id, job.id);
    if (!file || !run) throw new AppError('record.not-found');
    const fields = await listFields(allowKind(kinds, context, file.kind), context);
    await withLocalTable(context, file, async (table) => {
      if (job.total === 0) await job.setProgress(0, await countLines(job, table));
      await importLines({ job, kinds, file, fields, isDryRun }, context, table, run);
    });
    return makeReport(context, job, file, fields);
  },
});

async function countLines(job: RunningJob, table: TableFile): Promise<number> {
  let lines = -1;
  for await (const part of table.rows()) {
    job.throwIfLeaving();
    lines += part.length;
    if (lines > IMPORT_LIMITS.rows)
      throw new AppError('import.too-many-rows', { params: { limit: IMPORT_LIMITS.rows } });
  }
  if (lines < 1) throw new AppError('import.no-rows');
  return lines;
}

async function importLines(run: Run, context: MemberContext, table: TableFile, { position }: RunRow): Promise<void> {
  const { file, fields, kinds } = run;
  const kind = allowKind(kinds, context, file.kind);
  const { config, locale, principal } = context;
  const { companyCountryId, companyCurrency } = principal;
  const group = file.format.type === 'xlsx' ? '' : fileMarksOf(companyCountryId).group;
  const read = createLineReader(kind, fields, file, { config, locale, companyCountryId, companyCurrency, group });
  let waiting: ReadLine[] = [];
  for await (const row of linesBelowHeadings(table)) {
    const line = read(row);
    // Lines that an earlier process has imported are read only for the check of unique values.
    if (row.line <= position) continue;
    waiting.push(line);
    if (waiting.length < CHUNK) continue;
    const startedAt = performance.now();
    await importChunk(run, waiting);
    await sleep((performance.now() - startedAt) * REST);
    waiting = [];
  }
  if (waiting.length > 0) await importChunk(run, waiting);
  await endRun(run, kind);
}

async function* linesBelowHeadings(table: TableFile): AsyncGenerator<TableRow> {
  let isHeadings = true;
  for await (const part of table.rows()) {
    for (const row of part) {
      if (!isHeadings) yield row;
      isHeadings = false;
    }
  }
}

async function importChunk({ job, kinds, file, isDryRun }: Run, lines: readonly ReadLine[]): Promise<void> {
  job.throwIfLeaving();
  const last = assertPresent(lines.at(-1), 'a line').line;
  await job.step(async (context) => {
    // The rights are checked for each part; if the person lost them, the job stops.
    const kind = allowKind(kinds, context, file.kind);
    const refusedLines = new Map<number, LineProblem[]>();
    const readable = lines.flatMap((line) => {
      if (line.problems) refusedLines.set(line.line, line.problems);
      return line.values ? [{ line: line.line, values: line.values }] : [];
    });
    if (!isDryRun) await kind.lock(context);
    const plans = readable.length > 0 ? await kind.check(context, readable, { overwrite: file.overwrite }) : [];
    const counts: RunCounts = { created: 0, updated: 0, unchanged: 0, refused: refusedLines.size };
    const planned: { values: object; plan: unknown }[] = [];
    for (const [place, { line, values }] of readable.entries()) {
      const plan = assertPresent(plans[place], 'a plan of every line');
      counts[plan.outcome]++;
      if (plan.outcome === 'refused') refusedLines.set(line, [plan.problem]);
      else if (plan.outcome !== 'unchanged') planned.push({ values, plan: plan.plan });
    }
    if (!isDryRun && planned.length > 0) await kind.save(context, planned);
    if ((await saveRunProgress(context.sql, job.company_id, job.id, { position: last, counts })) === 0)
      throw new JobStopped();
    await saveRefused(context, job, lines, refusedLines);
  }, lines.length);
}

async function saveRefused(
  { sql }: MemberContext,
  job: RunningJob,
  lines: readonly ReadLine[],
  found: ReadonlyMap<number, LineProblem[]>,
): Promise<void> {
  const rows = lines.flatMap(({ line, cells }) => {
    const problems = found.get(line);
    return problems ? [{ line, problems, cells: cells.map((cell) => storable(cell, REPORT_CHARS)) }] : [];
  });
  if (rows.length > 0) await insertRefusedLines(sql, job.company_id, job.id, rows);
}

async function endRun({ job, isDryRun }: Run, kind: ImportKind): Promise<void> {
  const run = await findRun(job.database, job.company_id, job.id);
  if (isDryRun || !run || isJobEnded(run.state) || run.created + run.updated === 0) return;
  await job.step((context) => kind.afterRun?.(context, run) ?? Promise.resolve(), 0);
}
