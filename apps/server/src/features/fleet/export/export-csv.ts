import { Readable } from 'node:stream';
import type { FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { csvFormatOf, formatCsv, formatCsvRows } from '../../../platform/csv';
import type { RecordScope } from '../records/record.queries';
import { readExportIds, readParts, type FileQuery } from './read-export';
import { recordFile } from './record-cells';

export async function exportCsv(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  query: FileQuery,
): Promise<Readable> {
  // The ids are read before the response starts, so that a refusal is an error and not a broken file.
  const ids = await readExportIds(context, kind, scope, query);
  return Readable.from(csvParts(context, kind, scope, ids), { objectMode: false });
}

async function* csvParts(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  ids: readonly number[],
): AsyncGenerator<string> {
  const format = csvFormatOf(context.principal.companyCountryId);
  const { titles, cellsOf } = recordFile(context, kind);
  yield formatCsv([titles], format);
  for await (const part of readParts(context, kind, scope, ids)) yield formatCsvRows(part.map(cellsOf), format);
}
