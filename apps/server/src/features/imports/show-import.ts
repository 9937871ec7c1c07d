import { repeatedColumns, type ImportKindName } from '@tenderlane/domain/imports';
import type { ImportFile, ImportHead, RefusedLine } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { pageAfter, type AfterQuery } from '../../platform/http/paging';
import { findImport, listImports, type ImportHeadRow } from './import.queries';
import { fieldTexts, presentProblem } from './import-texts';
import { allowReading, listFields, missingFields, type ImportKinds } from './kinds';
import { presentRun } from './present-run';
import { listLastRuns, listRefusedLines, type RunRow } from './run.queries';

const LINES = 50;

export async function showImport(kinds: ImportKinds, context: MemberContext, id: number): Promise<ImportFile> {
  const { sql, principal, locale } = context;
  const file = await findImport(sql, principal, id);
  if (!file) throw notFound();
  const kind = allowReading(kinds, context, file.kind);
  const [head] = await presentHeads(context, [file]);
  if (!head) throw notFound();
  const fields = await listFields(kind, context);
  const repeated = new Set(repeatedColumns(file.columns));
  return {
    ...head,
    format: file.format,
    columns: file.columns.map((heading, place) => ({ heading, is_repeated: repeated.has(place) })),
    sample: file.sample.map(({ line, cells }) => ({ line, cells })),
    fields: fields.map((field) => ({
      key: field.key,
      ...fieldTexts(locale, file.kind, field),
      is_required: field.isRequired ?? false,
    })),
    mapping: { ...file.mapping },
    is_remembered: file.is_remembered,
    missing: missingFields(fields, file.mapping),
    options: { overwrite: file.overwrite },
  };
}

export async function showImports(
  kinds: ImportKinds,
  context: MemberContext,
  name: ImportKindName,
): Promise<ImportHead[]> {
  allowReading(kinds, context, name);
  return presentHeads(context, await listImports(context.sql, context.principal, name));
}

async function presentHeads(context: MemberContext, files: readonly ImportHeadRow[]): Promise<ImportHead[]> {
  const { sql, principal, clock } = context;
  const ids = files.map(({ id }) => id);
  const runs = await listLastRuns(sql, principal.companyId, ids);
  const now = await clock.now(sql);
  const shown: ImportHead[] = [];
  for (const file of files) {
    const own = runs.filter((run) => run.import_id === file.id);
    const present = async (run: RunRow | undefined) => (run ? presentRun(context, run, now) : null);
    shown.push({
      id: file.id,
      kind: file.kind,
      file_name: file.file_name,
      file_size: file.file_size,
      created_at: file.created_at.toISOString(),
      is_expired: file.file_id === null,
      check: await present(own.find((run) => run.is_dry_run && run.version === file.version)),
      result: await present(own.find((run) => !run.is_dry_run)),
    });
  }
  return shown;
}

export async function showRefusedLines(kinds: ImportKinds, context: MemberContext, id: number, query: AfterQuery) {
  const { sql, principal, locale } = context;
  const file = await findImport(sql, principal, id);
  if (!file) throw notFound();
  const fields = await listFields(allowReading(kinds, context, file.kind), context);
  const { after, limit } = pageAfter(query, LINES);
  const runs = await listLastRuns(sql, principal.companyId, [id]);
  const last = runs.reduce<RunRow | undefined>(
    (newest, run) => (newest && newest.job_id > run.job_id ? newest : run),
    undefined,
  );
  const rows = last ? await listRefusedLines(sql, principal.companyId, last.job_id, { after, limit }) : [];
  const data: RefusedLine[] = rows.map(({ line, cells, problems }) => ({
    line,
    cells,
    problems: problems.map((problem) => presentProblem(locale, { kind: file.kind, fields }, problem)),
  }));
  return { data, meta: { next: rows.length === limit ? String(rows.at(-1)?.line) : null } };
}
