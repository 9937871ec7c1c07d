import type { ImportFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import { startJob } from '../../platform/long-jobs/long-jobs';
import { lockImport, rememberMapping } from './import.queries';
import { allowKind, listFields, missingFields, type ImportKinds } from './kinds';
import { IMPORT_JOB, type RunParams } from './run-import';
import { hasOpenRun, insertRun } from './run.queries';
import { showImport } from './show-import';

/** Starts a dry run or an import and saves the mapping. A repeated request starts one run. */
export async function startRun(
  kinds: ImportKinds,
  context: MemberContext,
  id: number,
  isDryRun: boolean,
): Promise<ImportFile> {
  const { sql, principal, clock } = context;
  const file = await lockImport(sql, principal, id);
  if (!file) throw notFound();
  const kind = allowKind(kinds, context, file.kind);
  const missing = missingFields(await listFields(kind, context), file.mapping);
  if (missing.length > 0) {
    throw new AppError('import.column-missing', {
      params: { fields: missing },
      fields: Object.fromEntries(missing.map((field) => [`mapping.${field}`, [{ code: 'required' }]])),
    });
  }
  if (file.file_id === null) throw new AppError('import.file-gone');
  if (await hasOpenRun(sql, principal.companyId, id)) throw new AppError('import.running');
  const params: RunParams = { importId: id, isDryRun };
  const jobId = await startJob(context, { kind: IMPORT_JOB, params, total: 0 });
  await insertRun(sql, { companyId: principal.companyId, jobId, importId: id, version: file.version, isDryRun });
  if (!isDryRun) await rememberMapping(sql, file, await clock.now(sql));
  return showImport(kinds, context, id);
}
