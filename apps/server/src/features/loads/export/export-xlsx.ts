import type { Job } from '@tenderlane/contract';
import { showJob } from '../../jobs';
import { fileTitles, readFieldCells } from '../../fields';
import { allowCall } from '../../../platform/http/allow-call';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { startJob, type LongJobKind, type RunningJob } from '../../../platform/long-jobs/long-jobs';
import {
  toSheetMoment,
  writeXlsx,
  XLSX_TYPE,
  type SheetCell,
  type SheetMoment,
} from '../../../platform/spreadsheet/xlsx-file';
import { makeFile } from '../../../platform/storage/files';
import type { LoadsFilter } from '../list/list-conditions.queries';
import type { LoadsQuery } from '../list/list-loads';
import { columnsOf, type LoadColumn } from './file-columns';
import { loadRowWriter, type FileColumns } from './load-cells';
import { mapInSlices, readExportIds, readParts } from './read-export';

const KIND = 'loads.export';

interface ExportOrder {
  ids?: number[] | undefined;
  filter?: LoadsFilter | undefined;
  sort?: LoadsQuery['sort'];
  columns?: string[] | undefined;
}

interface ExportParams {
  query: LoadsQuery;
  columns?: readonly LoadColumn[] | undefined;
}

export async function startExport(context: MemberContext, { ids, filter, sort, columns }: ExportOrder): Promise<Job> {
  const query: LoadsQuery = { ...(ids ? { ids: ids.join(',') } : filter), sort };
  const { length: total } = await readExportIds(context, query);
  // Checked by the body of the call.
  const params: ExportParams = { query, columns: columns as LoadColumn[] | undefined };
  return showJob(context, await startJob(context, { kind: KIND, params, total }));
}

/** Builds the spreadsheet; after a crash it restarts with the loads and rights of that moment. */
export const exportJobs: LongJobKind = {
  kind: KIND,
  async run(job) {
    const context = await job.contextIn(job.database);
    allowCall(context.principal, { summary: '', access: 'brand', right: 'loads.read', response: null });
    const ids = await readExportIds(context, (job.params as ExportParams).query);
    await job.setProgress(0, ids.length);
    const words = createTranslator(job.locale, 'exportTexts');
    const title = createTranslator(job.locale, 'loads')('export_file');
    const columns = columnsOf((job.params as ExportParams).columns);
    const fields = await readFieldCells(context, 'load');
    const { company_id: companyId } = job;
    const file = { companyId, purpose: KIND, name: `${title}.xlsx`, mediaType: XLSX_TYPE };
    const titles = fileTitles(columns, fields, words);
    const fileId = await makeFile(context, file, (path) =>
      writeXlsx(path, { name: title, titles, parts: sheetParts(job, context, { columns, fields }, ids) }),
    );
    return { fileId };
  },
};

async function* sheetParts(
  job: RunningJob,
  context: MemberContext,
  file: FileColumns,
  ids: readonly number[],
): AsyncGenerator<SheetCell[][]> {
  const write = loadRowWriter<SheetMoment>(context, file, toSheetMoment);
  let done = 0;
  for await (const part of readParts(context, ids, file.columns)) {
    yield await mapInSlices(part, write);
    done += part.length;
    await job.setProgress(done, ids.length);
  }
}
