export const IMPORT_KINDS = ['carriers', 'facilities'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

export const IMPORT_LIMITS = {
  fileBytes: 50_000_000,
  rows: 200_000,
  columns: 200,
  /** Characters of one cell; spreadsheets themselves keep 32,767. */
  cellChars: 100_000,
  sampleRows: 20,
  /** Limits of a spreadsheet file: its parts, its unpacked size, and the ratio of unpacked to packed size. */
  entries: 2_000,
  unpackedBytes: 600_000_000,
  unpackedRatio: 100,
} as const;

export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
