import { Readable } from 'node:stream';
import { formatDateTime } from '@tenderlane/messages/formats';
import { csvFormatOf, formatCsv, formatCsvRows } from '../../../platform/csv';
import type { MemberContext } from '../../../platform/context';
import { createTranslator } from '../../../platform/i18n';
import { fileTitles } from '../../fields';
import type { CarriersQuery } from '../list/list-carriers';
import { carrierRowWriter, type FileColumns } from './carrier-cells';
import { fileColumnsOf, readExportIds, readParts } from './read-export';

export async function exportCsv(
  context: MemberContext,
  { columns, ...query }: CarriersQuery & { columns?: string | undefined },
): Promise<Readable> {
  // The ids are read before the response starts, so that a refusal is an error and not a broken file.
  const ids = await readExportIds(context, query);
  const chosen = await fileColumnsOf(context, columns?.split(','));
  return Readable.from(exportParts(context, ids, chosen), { objectMode: false });
}

async function* exportParts(context: MemberContext, ids: readonly number[], file: FileColumns): AsyncGenerator<string> {
  const { locale, principal } = context;
  const words = createTranslator(locale, 'network');
  const countryId = principal.companyCountryId;
  const format = csvFormatOf(countryId);
  const write = carrierRowWriter(context, file, (moment, timeZone) =>
    formatDateTime(moment, { locale, countryId, timeZone }),
  );
  yield formatCsv([fileTitles(file.columns, file.fields, (name) => words(`column.${name}`))], format);
  for await (const part of readParts(context, ids)) yield formatCsvRows(part.map(write), format);
}
