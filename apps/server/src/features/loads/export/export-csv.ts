import { Readable } from 'node:stream';
import { formatDateTime } from '@tenderlane/messages/formats';
import { csvFormatOf, formatCsv, formatCsvRows } from '../../../platform/csv';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { fileTitles, readFieldCells } from '../../fields';
import { createKeyedQueue } from '../../../platform/queues/queue';
import type { LoadsQuery } from '../list/list-loads';
import { columnsOf, type LoadColumn } from './file-columns';
import { loadRowWriter } from './load-cells';
import { mapInSlices, readExportIds, readParts } from './read-export';

const runExclusive = createKeyedQueue(Infinity);

export type ExportQuery = LoadsQuery & { columns?: string | undefined };

/**
 * The loads of a list as CSV in the reader's language, for the spreadsheets of their country. Exports of one process write their
 * parts in turn, so that many exports slow down pages no more than one does.
 */
export async function exportCsv(context: MemberContext, { columns, ...query }: ExportQuery): Promise<Readable> {
  // What is refused is answered as such, and not as a file that breaks off.
  const ids = await readExportIds(context, query);
  const chosen = columnsOf(columns?.split(',') as LoadColumn[] | undefined);
  return Readable.from(exportParts(context, ids, chosen), { objectMode: false });
}

async function* exportParts(
  context: MemberContext,
  ids: readonly number[],
  columns: readonly LoadColumn[],
): AsyncGenerator<string> {
  const { locale, principal } = context;
  const words = createTranslator(locale, 'exportTexts');
  const fields = await readFieldCells(context, 'load');
  // As on the pages: the company's country says how days, times and numbers are written.
  const countryId = principal.companyCountryId;
  const format = csvFormatOf(countryId);
  const write = loadRowWriter(context, { columns, fields }, (moment, timeZone) =>
    formatDateTime(moment, { locale, countryId, timeZone }),
  );
  yield formatCsv([fileTitles(columns, fields, words)], format);
  for await (const part of readParts(context, ids, columns)) {
    yield await runExclusive('export', async () => {
      const rows = await mapInSlices(part, (load) => formatCsvRows([write(load)], format));
      return rows.join('');
    });
  }
}
