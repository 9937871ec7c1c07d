import type { FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { createTranslator } from '../../../platform/i18n';
import { writeXlsx, XLSX_TYPE, type SheetCell } from '../../../platform/spreadsheet/xlsx-file';
import { PURPOSES } from '../../../platform/holders/purposes';
import { makeFile } from '../../../platform/storage/files';
import type { RecordScope } from '../records/record.queries';
import { readExportIds, readParts, type FileQuery } from './read-export';
import { recordFile } from './record-cells';

/** Builds the spreadsheet within the request, because a company keeps few records. */
export async function exportXlsx(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  query: FileQuery,
): Promise<{ name: string; url: string }> {
  const { sql, clock, secrets, principal, locale } = context;
  const ids = await readExportIds(context, kind, scope, query);
  const { titles, cellsOf } = recordFile(context, kind);
  const title = createTranslator(locale, 'fleet')(`title.${kind}`);
  const name = `${title}.xlsx`;
  const file = { companyId: principal.companyId, purpose: 'fleet.export', name, mediaType: XLSX_TYPE };
  const parts = async function* (): AsyncGenerator<SheetCell[][]> {
    for await (const part of readParts(context, kind, scope, ids)) yield part.map(cellsOf);
  };
  const fileId = await makeFile(context, file, (path) => writeXlsx(path, { name: title, titles, parts: parts() }));
  const expiresAt = (await clock.now(sql)) + PURPOSES.file.lifeMs;
  const code = secrets.fileLink({ fileId, accountId: principal.accountId, expiresAt });
  return { name, url: `/api/${principal.side}/v1/files/${code}` };
}
