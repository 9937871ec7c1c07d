import { formatDateTime } from '@tenderlane/messages/formats';
import type { MemberContext } from '../context';
import { csvFormatOf, formatCsv, formatCsvRows } from '../csv';
import type { Cell } from './cell';

type Rows = readonly (readonly Cell[])[];
type Reader = Pick<MemberContext, 'principal' | 'locale'>;

/** Like on the pages, the company's country decides about the formats of dates, times and numbers. */
export function csvWriter({ principal, locale }: Reader) {
  const countryId = principal.companyCountryId;
  const format = csvFormatOf(countryId);
  const textOf = (cell: Cell) =>
    typeof cell === 'object' && cell ? formatDateTime(cell.at, { locale, countryId, timeZone: cell.timeZone }) : cell;
  const textsOf = (rows: Rows) => rows.map((row) => row.map(textOf));
  return {
    first: (rows: Rows): string => formatCsv(textsOf(rows), format),
    next: (rows: Rows): string => formatCsvRows(textsOf(rows), format),
  };
}

export const csvFile = (reader: Reader, rows: Rows): string => csvWriter(reader).first(rows);
