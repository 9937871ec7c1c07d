import { open } from 'node:fs/promises';
import type { MemberContext } from '../../platform/context';
import { csvWriter } from '../../platform/exports/csv-file';
import { createTranslator } from '../../platform/i18n';
import type { JobResult, RunningJob } from '../../platform/long-jobs/long-jobs';
import { makeFile } from '../../platform/storage/files';
import type { ImportRow } from './import.queries';
import { presentProblem } from './import-texts';
import type { KnownField } from './kinds';
import { listRefusedLines } from './run.queries';

const PURPOSE = 'imports.report';
const PART = 500;

/**
 * Writes every refused line as CSV with its number, the reasons and the original cells, so that it can be corrected and
 * imported again.
 */
export async function makeReport(
  context: MemberContext,
  job: RunningJob,
  file: ImportRow,
  fields: readonly KnownField[],
): Promise<JobResult> {
  const [first] = await listRefusedLines(context.sql, job.company_id, job.id, { after: null, limit: 1 });
  if (!first) return {};
  const words = createTranslator(job.locale, 'imports');
  const csv = csvWriter(context);
  const stored = {
    companyId: job.company_id,
    purpose: PURPOSE,
    name: `${words('report_file')}.csv`,
    mediaType: 'text/csv',
  };
  const fileId = await makeFile(context, stored, async (path) => {
    const report = await open(path, 'w');
    try {
      await report.write(csv.first([[words('report_line'), words('report_reason'), ...file.columns]]));
      for (let after = 0; ;) {
        const lines = await listRefusedLines(context.sql, job.company_id, job.id, { after, limit: PART });
        if (lines.length === 0) return;
        const rows = lines.map(({ line, problems, cells }) => {
          const reasons = problems.map(
            (problem) => presentProblem(job.locale, { kind: file.kind, fields }, problem).message,
          );
          return [line, reasons.join(' '), ...cells];
        });
        await report.write(csv.next(rows));
        after = lines.at(-1)?.line ?? 0;
        job.throwIfLeaving();
      }
    } finally {
      await report.close();
    }
  });
  return { fileId };
}
