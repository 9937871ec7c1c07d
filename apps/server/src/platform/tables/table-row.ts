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
