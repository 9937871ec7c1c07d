import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../../platform/context';
import { csvFile } from '../../platform/exports/csv-file';
import { createTranslator } from '../../platform/i18n';
import { findOwnJob, listResults } from '../../platform/long-jobs/long-job.queries';
import { presentResult } from './present-job';
import { missingJob } from './show-job';

export async function exportJobResults(context: MemberContext, id: number): Promise<string> {
  const { sql, principal, locale } = context;
  const job = await findOwnJob(sql, principal, id);
  if (!job) throw missingJob();
  const words = createTranslator(locale, 'bulk');
  const page = { outcome: null, after: null, limit: JOB_LIMITS.rowsMax };
  const rows = await listResults(sql, principal.companyId, id, page);
  const cells = rows.map((row) => {
    const { load, outcome, refusal } = presentResult(locale, row);
    return [load.name, words(`outcome.${outcome ?? 'waiting'}`), refusal?.message ?? null];
  });
  const head = [
    words(job.kind.startsWith('carriers.') ? 'column.carrier' : 'column.tender'),
    words('column.result'),
    words('column.reason'),
  ];
  return csvFile(context, [head, ...cells]);
}
