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
 * Exports the loads of a list as CSV in the reader's language and country. Exports of one process take turns, so that
 * many exports slow pages no more than one.
 */
export async function exportCsv(context: MemberContext, { columns, ...query }: ExportQuery): Promise<Readable> {
  // The ids are read before the response starts, so that a refusal is an error and not a broken file.
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
  // Like on the pages, the company's country decides about the formats of dates, times and numbers.
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
