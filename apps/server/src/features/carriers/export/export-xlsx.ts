import type { Job } from '@tenderlane/contract';
import { showJob } from '../../jobs';
import { allowCall } from '../../../platform/http/allow-call';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { startJob, type LongJobKind, type RunningJob } from '../../../platform/long-jobs/long-jobs';
import { toSheetMoment, writeXlsx, XLSX_TYPE, type SheetCell } from '../../../platform/spreadsheet/xlsx-file';
import { makeFile } from '../../../platform/storage/files';
import { fileTitles } from '../../fields';
import type { CarriersQuery } from '../list/list-carriers';
import type { CarriersFilter } from '../list/list-conditions.queries';
import { carrierRowWriter, type FileColumns } from './carrier-cells';
import { fileColumnsOf, readExportIds, readParts } from './read-export';

const KIND = 'carriers.export';

interface ExportOrder {
  ids?: number[] | undefined;
  filter?: CarriersFilter | undefined;
  sort?: CarriersQuery['sort'];
  columns?: readonly string[] | undefined;
}

interface ExportParams {
  query: CarriersQuery;
  columns?: readonly string[] | undefined;
}

export async function startExport(context: MemberContext, { ids, filter, sort, columns }: ExportOrder): Promise<Job> {
  const query: CarriersQuery = { ...(ids ? { ids: ids.join(',') } : filter), sort };
  const { length: total } = await readExportIds(context, query);
  const params: ExportParams = { query, columns };
  return showJob(context, await startJob(context, { kind: KIND, params, total }));
}

/** Builds the spreadsheet; after a crash it restarts with the carriers and rights of that moment. */
export const carrierExports: LongJobKind = {
  kind: KIND,
  async run(job) {
    const context = await job.contextIn(job.database);
    allowCall(context.principal, { summary: '', access: 'brand', right: 'loads.read', response: null });
    const params = job.params as ExportParams;
    const ids = await readExportIds(context, params.query);
    await job.setProgress(0, ids.length);
    const words = createTranslator(job.locale, 'network');
    const columns = await fileColumnsOf(context, params.columns);
    const title = words('export_file');
    const file = { companyId: job.company_id, purpose: KIND, name: `${title}.xlsx`, mediaType: XLSX_TYPE };
    const titles = fileTitles(columns.columns, columns.fields, (name) => words(`column.${name}`));
    const fileId = await makeFile(context, file, (path) =>
      writeXlsx(path, { name: title, titles, parts: sheetParts(job, context, columns, ids) }),
    );
    return { fileId };
  },
};

async function* sheetParts(
  job: RunningJob,
  context: MemberContext,
  columns: FileColumns,
  ids: readonly number[],
): AsyncGenerator<SheetCell[][]> {
  const write = carrierRowWriter(context, columns, toSheetMoment);
  let done = 0;
  for await (const part of readParts(context, ids)) {
    yield part.map(write);
    done += part.length;
    await job.setProgress(done, ids.length);
  }
}
