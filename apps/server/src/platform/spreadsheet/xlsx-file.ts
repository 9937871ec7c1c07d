import { zoneOffsetMs } from '@tenderlane/messages/formats';
import type { Cell, ZonedMoment } from '../exports/cell';
import { writeZip } from './zip-file';

export interface Sheet {
  name: string;
  titles: readonly string[];
  parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const STYLE = { plain: 0, title: 1, moment: 2, text: 3 } as const;

/**
 * Number format 22 is a day with its time, shown in each country's own style. `quotePrefix` keeps text that looks like
 * a formula a text when somebody edits the cell.
 */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;

const CONTENT_TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const ROOT = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const WORKBOOK_PARTS = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const writeXlsx = (path: string, sheet: Sheet): Promise<void> =>
  writeZip(path, [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', ROOT],
    ['xl/workbook.xml', workbook(sheet.name)],
    ['xl/_rels/workbook.xml.rels', WORKBOOK_PARTS],
    ['xl/styles.xml', STYLES],
    ['xl/worksheets/sheet1.xml', worksheet(sheet)],
  ]);

const workbook = (name: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

async function* worksheet({ titles, parts }: Sheet): AsyncGenerator<string> {
  const letters = titles.map((_, index) => columnName(index));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols><sheetData>`;
  let number = 1;
  const writeRow = (cells: readonly Cell[], style?: number) => {
    let row = `<row r="${number}">`;
    for (const [index, cell] of cells.entries()) {
      if (cell !== null) row += writeCell(`${letters[index]}${number}`, cell, style);
    }
    number++;
    return `${row}</row>`;
  };
  yield writeRow(titles, STYLE.title);
  for await (const rows of parts) yield rows.map((row) => writeRow(row)).join('');
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${number - 1}"/></worksheet>`;
}

/** Characters by which a spreadsheet recognises a formula. */
const FORMULA = /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
const CELL_CHARACTERS = 32_767;

function writeCell(place: string, cell: Exclude<Cell, null>, style?: number): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="${STYLE.moment}"><v>${daysOf(cell)}</v></c>`;
  const styled = style ?? (FORMULA.test(cell) ? STYLE.text : STYLE.plain);
  const text = escapeXml(cell.slice(0, CELL_CHARACTERS));
  return `<c r="${place}" t="inlineStr"${styled ? ` s="${styled}"` : ''}><is><t xml:space="preserve">${text}</t></is></c>`;
}

function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const NAMES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** XML does not allow control characters, not even as references. */
const escapeXml = (text: string): string =>
  /[&<>"\u0000-\u001f\ufffe\uffff]/.test(text)
    ? text
        .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
        .replaceAll(/[&<>"]/g, (sign) => NAMES.get(sign) ?? sign)
    : text;

const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;
/** Rounds to seconds; the rest is noise of the division. */
const SECONDS = 86_400;

/** A moment in spreadsheet days: days since the end of 1899 in local time. */
function daysOf({ at: moment, timeZone }: ZonedMoment): number {
  const at = new Date(moment).getTime();
  const days = (at + zoneOffsetMs(timeZone, at)) / DAY_MS + DAYS_BEFORE_1970;
  return Math.round(days * SECONDS) / SECONDS;
}
