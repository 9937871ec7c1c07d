import { currencyDecimals } from '@tenderlane/domain';
import type { Money } from '@tenderlane/contract';

type Cell = string | number | null;

/** Rows as CSV for spreadsheets: with a byte order mark, and nothing that a spreadsheet would run as a formula. */
export function formatCsv(rows: readonly Cell[][]): string {
  return `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An amount as a plain decimal number, which every spreadsheet reads. */
export function moneyText(money: Money | null): number | null {
  return money && money.amount / 10 ** currencyDecimals(money.currency);
}
