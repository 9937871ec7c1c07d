export interface TableRow {
  line: number;
  cells: string[];
}

export interface TableFormat {
  type: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
}

export interface TableFile {
  format: TableFormat;
  /** Streams rows in parts, at most `limit`; the whole file is never in memory. */
  rows(limit?: number): AsyncGenerator<TableRow[]>;
  close(): Promise<void>;
}
