import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsxOf, zipOf } from '../../../test/imports/make-xlsx';
import { AppError } from '../errors';
import { writeXlsx } from '../spreadsheet/xlsx-file';
import { openTable } from './table-file';
import type { TableRow } from './table-row';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenderlane-tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function pathOf(content: Buffer | string): Promise<string> {
  const path = join(folder, `${++count}`);
  await writeFile(path, content);
  return path;
}

async function read(content: Buffer | string, limit?: number) {
  const table = await openTable(await pathOf(content));
  try {
    const rows: TableRow[] = [];
    for await (const part of table.rows(limit)) rows.push(...part);
    return { format: table.format, rows, cells: rows.map(({ cells }) => cells) };
  } finally {
    await table.close();
  }
}

const refusal = async (content: Buffer | string) => {
  const error: unknown = await read(content).catch((thrown: unknown) => thrown);
  if (error instanceof AppError) return [error.code, error.details.params ?? {}];
  return error instanceof Error ? error : 'not refused';
};

const WINDOWS_1251 = new Map(
  Array.from({ length: 128 }, (_, place) => [
    new TextDecoder('windows-1251').decode(Buffer.from([place + 128])),
    place + 128,
  ]),
);
const inWindows1251 = (text: string) =>
  Buffer.from(Array.from(text, (letter) => WINDOWS_1251.get(letter) ?? letter.codePointAt(0) ?? 0));
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

const TEXT = 'Назва;Місто\nТОВ «Їжак»;Київ\nҚазТранс, Ltd;Ґданськ\n';
const PLAIN = 'Назва;Місто\nТОВ «Їжак»;Київ\nТранс, Ltd;Ґданськ\n';
const CELLS = [
  ['Назва', 'Місто'],
  ['ТОВ «Їжак»', 'Київ'],
  ['ҚазТранс, Ltd', 'Ґданськ'],
];

describe('a text table', () => {
  it.each<[string, Buffer | string, string]>([
    ['UTF-8', TEXT, 'utf-8'],
    ['UTF-8 with its mark', `\uFEFF${TEXT}`, 'utf-8'],
    ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with its mark', bigEndian(`\uFEFF${TEXT}`), 'utf-16be'],
    ['UTF-16 LE without a mark', Buffer.from(TEXT, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE without a mark', bigEndian(TEXT), 'utf-16be'],
  ])('a text table is read in %s', async (_name, content, encoding) => {
    const { format, cells } = await read(content);
    expect(format).toEqual({ type: 'csv', encoding, delimiter: ';', sheet: null });
    expect(cells).toEqual(CELLS);
  });

  it('a text table is read in windows-1251, also when its first such letter comes late', async () => {
    const { format, cells } = await read(inWindows1251(PLAIN));
    expect([format.encoding, cells[1]]).toEqual(['windows-1251', ['ТОВ «Їжак»', 'Київ']]);
    const latin = 'Name;City\n' + 'Trans;Lviv\n'.repeat(20_000);
    const late = await read(Buffer.concat([Buffer.from(latin), inWindows1251('Їжак;Київ\n')]));
    expect([late.format.encoding, late.cells.at(-1)]).toEqual(['windows-1251', ['Їжак', 'Київ']]);
  });

  it('a text table is read as UTF-8 when a letter lies across two parts of the file', async () => {
    const text = `a;b\n${'x'.repeat(65_531)};Їжак\n`;
    const { format, cells } = await read(text);
    expect([format.encoding, cells[1]?.[1]]).toEqual(['utf-8', 'Їжак']);
  });

  it.each<[string, string, string]>([
    ['a semicolon', 'a;b;c\n1,5;2;3\n', ';'],
    ['a comma', 'a,b,c\n1,"2;3",3\n', ','],
    ['a tab', 'a\tb\tc\n1,5\t2;3\t3\n', '\t'],
    ['a bar', 'a|b|c\n1,5|2|3\n', '|'],
    ['the separator that the file names', 'sep=,\na,b\n"1;2;3",4\n', ','],
    ['a semicolon where the names of a single column contain commas', 'Name\nFoo, Ltd\nBar, Baz, Ltd\n', ';'],
  ])('the cells of a text table are separated by %s', async (_name, content, delimiter) => {
    expect((await read(content)).format.delimiter).toBe(delimiter);
  });

  it('a text table keeps quotes, line breaks in cells, ragged lines and line numbers', async () => {
    const { rows } = await read('a;b;c\r\n"one ""two""";"x\r\ny";z\r\n\r\n;;\r\nТОВ "Ромашка";1\r\np;q;r;s\r\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b', 'c'] },
      { line: 2, cells: ['one "two"', 'x\ny', 'z'] },
      { line: 6, cells: ['ТОВ "Ромашка"', '1'] },
      { line: 7, cells: ['p', 'q', 'r', 's'] },
    ]);
  });

  it('lines are numbered correctly after the line that names the separator', async () => {
    const { rows } = await read('sep=;\na;b\n1;2\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('a cell that looks like a formula stays a text', async () => {
    expect((await read('a;b\n=1+1;@x\n+380;-5\n')).cells.slice(1)).toEqual([
      ['=1+1', '@x'],
      ['+380', '-5'],
    ]);
  });

  it('only the requested lines of a table are read', async () => {
    expect((await read(`a;b\n${'1;2\n'.repeat(100_000)}`, 21)).rows).toHaveLength(21);
  });
});

describe('a file that is no table', () => {
  it.each<[string, Buffer | string, string]>([
    ['an empty file', '', 'import.file-empty'],
    ['a file of blanks', ' \n \r\n\t\n', 'import.file-empty'],
    [
      'an HTML page with the name of a spreadsheet',
      '<!DOCTYPE html><html><table><tr><td>a</td></tr></table>',
      'import.file-type',
    ],
    ['an HTML page with a byte order mark', '\uFEFF\n<html><body>x</body></html>', 'import.file-type'],
    ['a PDF', '%PDF-1.7\nsome;text\n', 'import.file-type'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'import.file-type'],
    ['a spreadsheet of before 2007', Buffer.from('d0cf11e0a1b11ae1000000000000000000', 'hex'), 'import.file-type'],
    ['a zip that breaks off', Buffer.from('504b0304140000000800', 'hex'), 'import.file-type'],
  ])('%s is refused', async (_name, content, code) => {
    expect(((await refusal(content)) as [string])[0]).toBe(code);
  });

  it('a zip file of something else is refused', async () => {
    expect(await refusal(await zipOf({ 'word/document.xml': '<x/>' }))).toEqual(['import.file-type', {}]);
  });

  it('a cell of 10 MB is refused with its line, in text and in spreadsheets', async () => {
    const params = { limit: 100_000, line: 2 };
    const large = 'x'.repeat(10_000_000);
    expect(await refusal(`a;b\n1;${large}\n`)).toEqual(['import.cell-too-large', params]);
    expect(await refusal(`a;b\n1;${'x'.repeat(100_001)}\n`)).toEqual(['import.cell-too-large', params]);
    const inline = (text: string) => `<row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    expect(await refusal(await xlsxOf({ rows: inline(large) }))).toEqual(['import.cell-too-large', params]);
    expect(await refusal(await xlsxOf({ rows: inline('x'.repeat(100_001)) }))).toEqual([
      'import.cell-too-large',
      params,
    ]);
    const pieces = inline('x<!-- -->'.repeat(200_000));
    expect(await refusal(await xlsxOf({ rows: pieces }))).toEqual(['import.cell-too-large', params]);
  });

  it('an unclosed quote is refused with its line', async () => {
    expect(await refusal(`a;b\n1;2\n"3;4\n5;6\n`)).toEqual(['import.file-broken', { line: 3 }]);
  });

  it('too many columns are refused', async () => {
    const params = { limit: 200, line: 1 };
    expect(await refusal(`${'a;'.repeat(201)}b\n`)).toEqual(['import.too-many-columns', params]);
    expect(await refusal(await xlsxOf({ rows: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' }))).toEqual([
      'import.too-many-columns',
      params,
    ]);
  });
});

describe('a spreadsheet', () => {
  const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0"/><numFmt numFmtId="166" formatCode="dd.mm.yyyy"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;
  const STRINGS =
    '<sst><si><t>Name</t></si><si><r><t xml:space="preserve">ТОВ </t></r><r><t>&lt;Їжак&gt; &amp; Co</t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_b</t></si></sst>';

  it('a spreadsheet gives texts, days, leading zeros, exponents, booleans and results of formulas', async () => {
    const rows = [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Day</t></is></c></row>',
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>46022</v></c><c r="D3" s="2"><v>131305</v></c></row>',
      '<row r="4"><c r="A4" t="str"><f>HYPERLINK("http://x")</f><v>=1+1</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" s="4"><v>46022.5</v></c><c r="D4"><v>5.260250995E9</v></c><c r="E4" t="b"><v>1</v></c></row>',
      '<row r="5"><c r="A5" s="3"><v>7</v></c><c r="B5"><f>now()</f></c><c r="C5" s="1"><v>99999999</v></c><c r="D5" t="s"><v>99</v></c><c r="E5" t="s"><v>2</v></c></row>',
      '<row r="6"/><row r="7"><c r="A7" s="1"/></row>',
    ].join('');
    const { format, rows: read_ } = await read(await xlsxOf({ rows, strings: STRINGS, styles: STYLES }));
    expect(format).toEqual({ type: 'xlsx', encoding: null, delimiter: null, sheet: 'List' });
    expect(read_).toEqual([
      { line: 1, cells: ['Name', '', 'Day'] },
      { line: 3, cells: ['ТОВ <Їжак> & Co', '', '2025-12-31', '00131305'] },
      { line: 4, cells: ['=1+1', '2', '2025-12-31 12:00', '5260250995', 'TRUE'] },
      { line: 5, cells: ['7', '', '99999999', '', 'a\rb'] },
    ]);
  });

  it('only the needed shared texts are read for the first lines of a spreadsheet', async () => {
    const strings = `<sst>${Array.from({ length: 5000 }, (_, n) => `<si><t>text ${n}</t></si>`).join('')}</sst>`;
    const rows = Array.from({ length: 5000 }, (_, n) => `<row><c t="s"><v>${n}</v></c></row>`).join('');
    const { cells } = await read(await xlsxOf({ rows, strings }), 3);
    expect(cells).toEqual([['text 0'], ['text 1'], ['text 2']]);
  });

  it('the first visible sheet is read, with any XML prefix and with dates since 1904', async () => {
    const workbook =
      '<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Hidden" state="hidden" r:id="rId1"/><x:sheet name="VisibleParams" r:id="rId2"/></x:sheets></x:workbook>';
    const { format, cells } = await read(await xlsxOf({ rows: '', workbook }));
    expect([format.sheet, cells]).toEqual(['VisibleParams', [['Second']]]);
    const first = workbook.replace('state="hidden"', '');
    const rows = '<x:row><x:c s="1"><x:v>0.5</x:v></x:c><x:c s="1"><x:v>44560</x:v></x:c></x:row>';
    expect((await read(await xlsxOf({ rows, workbook: first, styles: STYLES }))).cells).toEqual([
      ['0.5', '2025-12-31'],
    ]);
  });

  it('a spreadsheet that this product wrote is read unchanged', async () => {
    const path = join(folder, 'own.xlsx');
    const parts = [
      [
        ['=1+1', 5, null],
        ['Ґ', 1.5, { at: '2025-12-30T23:00:00.000Z', timeZone: 'Europe/Warsaw' }],
      ],
    ];
    await writeXlsx(path, { name: 'Own', titles: ['A', 'B', 'C'], parts: parts as never });
    const table = await openTable(path);
    const rows: TableRow[] = [];
    for await (const part of table.rows()) rows.push(...part);
    await table.close();
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', 'B', 'C'],
      ['=1+1', '5'],
      ['Ґ', '1.5', '2025-12-31'],
    ]);
  });

  it('a spreadsheet that would become too large is refused before it is unpacked', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(40_000);
    function* bomb() {
      yield '<worksheet><sheetData>';
      for (let n = 0; n < 30; n++) yield rows;
      yield '</sheetData></worksheet>';
    }
    const before = process.memoryUsage().heapUsed;
    expect(await refusal(await xlsxOf({ rows: bomb() }))).toEqual(['import.unpacks-too-large', {}]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
  });

  it('a spreadsheet with a false size is refused while it is unpacked', async () => {
    const honest = await xlsxOf({ rows: '<row><c><v>1</v></c></row>'.repeat(5000) });
    const name = Buffer.from('xl/worksheets/sheet1.xml');
    const lying = Buffer.from(honest);
    for (let at = lying.indexOf(name); at >= 0; at = lying.indexOf(name, at + 1)) {
      // The size stands 24 bytes before the name of the list at the end.
      if (lying.readUInt32LE(at - 46) === 0x02014b50) lying.writeUInt32LE(100, at - 22);
    }
    expect(await refusal(lying)).toEqual(['import.file-broken', { line: 0 }]);
  });

  it.each<[string, string]>([
    ['that declares entities', '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c><v>1</v></c></row>'],
    ['that breaks off in a tag', '<row r="1"><c r="A1"><v>1</v></c></row><row'],
  ])('a spreadsheet %s is refused', async (_name, rows) => {
    const sheet = [`<worksheet><sheetData>${rows}`];
    expect(((await refusal(await xlsxOf({ rows: sheet }))) as [string])[0]).toBe('import.file-broken');
  });

  const ROWS = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const DOCTYPE = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';
  it.each([
    ['workbook', { rows: ROWS, workbook: `${DOCTYPE}<workbook/>` }],
    ['texts', { rows: ROWS, strings: `${DOCTYPE}<sst><si><t>a</t></si></sst>` }],
    ['formats', { rows: ROWS, styles: `${DOCTYPE}<styleSheet/>` }],
  ])('a spreadsheet whose %s declare entities is refused', async (_name, book) => {
    expect(((await refusal(await xlsxOf(book))) as [string])[0]).toBe('import.file-broken');
  });

  it('a spreadsheet with too many parts is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`xl/${n}.xml`, '']));
    expect(await refusal(await zipOf(many))).toEqual(['import.unpacks-too-large', {}]);
  });
});
