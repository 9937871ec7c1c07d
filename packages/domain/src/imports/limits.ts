/** What can be imported from a table in a file. A feature that brings a kind adds its name here. */
export const IMPORT_KINDS = ['carriers', 'facilities'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

export const IMPORT_LIMITS = {
  fileBytes: 50_000_000,
  /** Lines below the headings. */
  rows: 200_000,
  columns: 200,
  /** Characters of one cell; spreadsheets themselves keep 32,767. */
  cellChars: 100_000,
  /** Lines that are shown before anything is imported. */
  sampleRows: 20,
  /** Parts of a spreadsheet file, how large one may become when it is unpacked, and how many times its packed size. */
  entries: 2_000,
  unpackedBytes: 600_000_000,
  unpackedRatio: 100,
} as const;

/** What becomes of one line. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
