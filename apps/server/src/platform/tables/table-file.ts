import { AppError } from '../errors';
import { detectTable } from './detect-table';
import { readCsv } from './read-csv';
import { openXlsx } from './xlsx/xlsx-table';

/** One line of a table; empty ones are left out. */
export interface TableRow {
  /** Of the file, from 1, as a spreadsheet counts them. */
  line: number;
  cells: string[];
}

export interface TableFormat {
  type: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
}

/** A table in a file that was looked at: what it is, and its lines as a stream. */
export interface TableFile {
  format: TableFormat;
  /** Lines in parts as they are read, from the first one, at most so many; never the whole file in memory. */
  rows(limit?: number): AsyncGenerator<TableRow[]>;
  close(): Promise<void>;
}

/** Looks at a local file by its content alone and refuses what is no table. */
export async function openTable(path: string): Promise<TableFile> {
  const found = await detectTable(path);
  if (found.type === 'xlsx') return openXlsx(path);
  return {
    format: { type: 'csv', encoding: found.encoding, delimiter: found.delimiter, sheet: null },
    rows: (limit) => readCsv(path, found, limit),
    close: async () => undefined,
  };
}

/** What a reader throws about a file that breaks its own format. */
export const brokenTable = (line?: number) => new AppError('import.file-broken', { params: { line: line ?? 0 } });
