import { currencyDecimals } from '@tenderlane/domain';
import type { Money } from '@tenderlane/contract';
import { fileMarksOf } from '@tenderlane/messages/formats';

type Cell = string | number | null;

/** How the spreadsheets of a country read a file. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** A comma separates where it also groups thousands; Swiss lists use a semicolon, though a point stands before decimals. */
export function csvFormatOf(countryId: string): CsvFormat {
  const { group, decimal } = fileMarksOf(countryId);
  return { separator: group === ',' ? ',' : ';', decimal };
}

/** Excel takes a file for UTF-8 by this mark alone, in every country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV for the spreadsheets of a country, and nothing in it that any spreadsheet would run as a formula. */
export const formatCsv = (rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
  BYTE_ORDER_MARK + formatCsvRows(rows, format);

/** Further rows of a file that formatCsv began. */
export const formatCsvRows = (rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
  rows.map((row) => `${row.map((cell) => formatCell(cell, format)).join(format.separator)}\r\n`).join('');

/**
 * Where a formula could begin: at the start of a cell, and after whatever some reader takes for the end of one (its own
 * separator may be another than ours) or of a line, behind blanks and quotes. Full-width signs count in East Asian ones.
 */
const FORMULA = /(^|[;,\t\r\n\v\f\u0085\u2028\u2029|])([\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

function formatCell(cell: Cell, { decimal }: CsvFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const safe = SIGN.test(cell) ? cell.replace(FORMULA, "$1$2'") : cell;
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An amount as a plain decimal number, which every spreadsheet reads. */
export function moneyText(money: Money | null): number | null {
  return money && money.amount / 10 ** currencyDecimals(money.currency);
}
