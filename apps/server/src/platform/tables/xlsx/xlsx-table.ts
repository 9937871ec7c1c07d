import { posix } from 'node:path';
import { AppError } from '../../errors';
import { brokenTable, refuseLarge } from '../refuse-table';
import type { TableFile, TableRow } from '../table-row';
import { readNumberFormats, showNumber, type NumberFormat } from './number-formats';
import { readSharedStrings, type SharedStrings } from './shared-strings';
import { readSheetRows, type RawCell, type RawRow } from './sheet-rows';
import { attribute, XmlBroken, XmlScanner, XmlTooLong } from './xml-scanner';
import { openZip, type ZipParts } from './zip-parts';

const WORKBOOK = 'xl/workbook.xml';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

interface Book {
  sheet: { name: string; path: string };
  has1904: boolean;
  formats: NumberFormat[];
}

export async function openXlsx(path: string): Promise<TableFile> {
  const zip = await openZip(path);
  try {
    if (!zip.has(WORKBOOK)) throw new AppError('import.file-type');
    const book = await refusingBroken(() => readBook(zip));
    return {
      format: { type: 'xlsx', encoding: null, delimiter: null, sheet: book.sheet.name },
      rows: (limit) => (limit === undefined ? readAll(zip, book) : readFirst(zip, book, limit)),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Refuses a file whose parts beside the sheet are not readable. */
async function refusingBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof XmlBroken || error instanceof XmlTooLong ? brokenTable() : error;
  }
}

const readStrings = (zip: ZipParts, last?: number) => refusingBroken(() => readSharedStrings(zip.read(STRINGS), last));

async function readBook(zip: ZipParts): Promise<Book> {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let has1904 = false;
  new XmlScanner({
    open(tag, attributes) {
      if (tag === 'workbookPr') has1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (tag !== 'sheet') return;
      const [name = '', relation = ''] = [attribute(attributes, 'name'), attribute(attributes, 'id')];
      sheets.push({ name, relation, isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible' });
    },
  }).write(await zip.text(WORKBOOK));
  const sheet = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (!sheet) throw brokenTable();
  const path = await findTarget(zip, sheet.relation);
  const formats = zip.has(STYLES) ? readNumberFormats(await zip.text(STYLES)) : [];
  return { sheet: { name: sheet.name.slice(0, 100), path }, has1904, formats };
}

async function findTarget(zip: ZipParts, relation: string): Promise<string> {
  const targets = new Map<string, string>();
  new XmlScanner({
    open(tag, attributes) {
      if (tag === 'Relationship') targets.set(attribute(attributes, 'Id') ?? '', attribute(attributes, 'Target') ?? '');
    },
  }).write(await zip.text('xl/_rels/workbook.xml.rels'));
  const target = targets.get(relation) ?? '';
  const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
  if (!zip.has(path)) throw brokenTable();
  return path;
}

async function* readAll(zip: ZipParts, book: Book): AsyncGenerator<TableRow[]> {
  const strings = zip.has(STRINGS) ? await readStrings(zip) : undefined;
  for await (const rows of readSheetRows(zip.read(book.sheet.path))) {
    const part = rows.flatMap((row) => toTableRow(row, book, strings) ?? []);
    if (part.length > 0) yield part;
  }
}

async function* readFirst(zip: ZipParts, book: Book, limit: number): AsyncGenerator<TableRow[]> {
  const first: RawRow[] = [];
  for await (const rows of readSheetRows(zip.read(book.sheet.path))) {
    first.push(...rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)));
    if (first.length >= limit) break;
  }
  const named = first.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.type === 's' ? [Number(cell.value)] : [])));
  const last = named.reduce((most, place) => (place > most ? place : most), -1);
  const strings = zip.has(STRINGS) && last >= 0 ? await readStrings(zip, last) : undefined;
  const part = first.slice(0, limit).flatMap((row) => toTableRow(row, book, strings) ?? []);
  if (part.length > 0) yield part;
}

function toTableRow({ line, cells }: RawRow, book: Book, strings: SharedStrings | undefined): TableRow | undefined {
  const texts = Array.from(cells, (cell) => (cell ? cellText(cell, book, strings).trim() : ''));
  if (texts.every((text) => text === '')) return undefined;
  refuseLarge(texts, line);
  return { line, cells: texts };
}

const PLAIN: NumberFormat = { isDate: false, digits: 0 };

function cellText(
  { type, style, value }: RawCell,
  { formats, has1904 }: Book,
  strings: SharedStrings | undefined,
): string {
  if (type === 's') return strings?.get(Number(value)) ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'n') return showNumber(value, formats[style] ?? PLAIN, has1904);
  // An ISO 8601 day, which few programs write.
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
  return value;
}
