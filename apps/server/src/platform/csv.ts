import { currencyDecimals } from '@tenderlane/domain/money';
import type { Money } from '@tenderlane/contract';
import { fileMarksOf } from '@tenderlane/messages/formats';

type Cell = string | number | null;

export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/**
 * The delimiter is a comma where a comma also groups thousands; Swiss lists use a semicolon although their decimal mark
 * is a point.
 */
export function csvFormatOf(countryId: string): CsvFormat {
  const { group, decimal } = fileMarksOf(countryId);
  return { separator: group === ',' ? ',' : ';', decimal };
}

/** Excel detects UTF-8 only by this mark, in every country. */
const BYTE_ORDER_MARK = '\uFEFF';

export const formatCsv = (rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
  BYTE_ORDER_MARK + formatCsvRows(rows, format);

export const formatCsvRows = (rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
  rows.map((row) => `${row.map((cell) => formatCell(cell, format)).join(format.separator)}\r\n`).join('');

/**
 * Places where a formula could begin: at the start of a cell, and after any character that a reader may treat as a
 * separator or line end, also behind blanks and quotes. East Asian readers also accept full-width signs.
 */
const FORMULA = /(^|[;,\t\r\n\v\f\u0085\u2028\u2029|])([\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

function formatCell(cell: Cell, { decimal }: CsvFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const safe = SIGN.test(cell) ? cell.replace(FORMULA, "$1$2'") : cell;
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function moneyText(money: Money | null): number | null {
  return money && money.amount / 10 ** currencyDecimals(money.currency);
}
