import { detectTable } from './detect-table';
import { readCsv } from './read-csv';
import type { TableFile } from './table-row';
import { openXlsx } from './xlsx/xlsx-table';

export async function openTable(path: string): Promise<TableFile> {
  const found = await detectTable(path);
  if (found.type === 'xlsx') return openXlsx(path);
  return {
    format: { type: 'csv', encoding: found.encoding, delimiter: found.delimiter, sheet: null },
    rows: (limit) => readCsv(path, found, limit),
    close: async () => undefined,
  };
}
