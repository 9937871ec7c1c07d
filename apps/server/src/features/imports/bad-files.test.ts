import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../test/build';
import { bringTable, sendTable } from '../../../test/imports/bring-table';
import { xlsxOf, zipOf } from '../../../test/imports/make-xlsx';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app, 'ua');
});

async function importOf(content: Buffer | string, name?: string) {
  const { id } = await bringTable(app, shipper, content, name);
  await shipper.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } });
  await app.runLongJobs();
  const { result } = (await shipper.call('GET /imports/{id}', { path: { id } })).body.data;
  const { body } = await shipper.call('GET /imports/{id}/refused', { path: { id }, query: {} });
  return {
    counts: result && [result.created, result.refused],
    problem: result?.error ?? null,
    refused: body.data.map(({ line, problems }) => [line, ...problems.map(({ code }) => code)]),
  };
}
const network = async () =>
  (await shipper.call('GET /carriers', { query: { sort: 'name' } })).body.data.map(({ name, legal_id }) => [
    name,
    legal_id,
  ]);

const cyrillic = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (letter === 'Є') return 0xaa;
      if (letter === 'Ї') return 0xaf;
      if (letter === 'і') return 0xb3;
      if (letter === 'Ґ') return 0xa5;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
const LINES = [
  ['Назва', 'ЄДРПОУ', 'E-mail'],
  ['ТОВ Їжак', '32855961', 'hedgehog@example.com'],
  ['ТОВ Ґудзик', '00131305', 'button@example.com'],
];
const joined = (delimiter: string, end = '\r\n') => LINES.map((cells) => cells.join(delimiter)).join(end) + end;

describe('the kind of a file', () => {
  it.each<[string, Buffer]>([
    ['in UTF-8 with semicolons', Buffer.from(joined(';'))],
    ['in UTF-8 with its mark and commas', Buffer.from(`\uFEFF${joined(',')}`)],
    ['in UTF-16 with its mark and tabs', Buffer.from(`\uFEFF${joined('\t')}`, 'utf16le')],
    ['in UTF-16 of the other order', Buffer.from(`\uFEFF${joined(';')}`, 'utf16le').swap16()],
    ['in windows-1251 with semicolons', cyrillic(joined(';'))],
    ['in windows-1251 with commas and line feeds', cyrillic(joined(',', '\n'))],
  ])('a file %s is read', async (_name, content) => {
    expect(await importOf(content)).toMatchObject({ counts: [2, 0], problem: null });
    expect(await network()).toEqual([
      ['ТОВ Ґудзик', '00131305'],
      ['ТОВ Їжак', '32855961'],
    ]);
  });

  it('a spreadsheet is recognized by its content', async () => {
    const rows = LINES.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    ).join('');
    expect(await importOf(await xlsxOf({ rows }), 'carriers.csv')).toMatchObject({ counts: [2, 0] });
    expect(await network()).toHaveLength(2);
  });
});

describe('broken lines', () => {
  it('broken lines are refused by their number, and the others are imported', async () => {
    const table = [
      'Назва;E-mail;ЄДРПОУ',
      'Short;short@example.com',
      'Long;long@example.com;32855961;more;and;more',
      ';;',
      'No number;;not a number',
      'Again;;32855961',
      '"Line\nbreak";line@example.com;',
      ';;00131305',
    ].join('\n');
    expect(await importOf(table)).toEqual({
      counts: [3, 3],
      problem: null,
      refused: [
        [5, expect.stringMatching(/^legal-id\./)],
        [6, 'same_in_line'],
        [9, 'required'],
      ],
    });
    expect((await network()).map(([name]) => name).sort()).toEqual(['Line break', 'Long', 'Short']);
  });

  it('a formula is kept as a text and is no formula in an export', async () => {
    expect(await importOf('Назва;E-mail\n"=HYPERLINK(""x"")";a@example.com\n@SUM(1);b@example.com\n')).toMatchObject({
      counts: [2, 0],
    });
    expect((await network()).map(([name]) => name)).toEqual(['=HYPERLINK("x")', '@SUM(1)']);
    const headers = { authorization: `Bearer ${shipper.token}` };
    const { body } = await app.server.inject({ url: '/api/shipper/v1/carriers/export?columns=name', headers });
    expect(body).toContain("'@SUM(1)");
    expect(body).toContain("'=HYPERLINK(");
  });
});

describe('a harmful file is refused and not stored', () => {
  const html = '<!doctype html><html><table><tr><td>Назва</td></tr></table></html>';
  it.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a cell of 10 MB', () => `Назва;Сайт\nA;${'x'.repeat(10_000_000)}\n`, 'import.cell-too-large'],
    [
      'a cell of 10 MB in a spreadsheet',
      () => xlsxOf({ rows: `<row r="2"><c t="inlineStr"><is><t>${'x'.repeat(10_000_000)}</t></is></c></row>` }),
      'import.cell-too-large',
    ],
    [
      'a spreadsheet that grows a thousandfold',
      () => xlsxOf({ rows: Array.from({ length: 30 }, () => '<row><c><v>1</v></c></row>'.repeat(40_000)) }),
      'import.unpacks-too-large',
    ],
    ['an HTML page with the name of a spreadsheet', () => html, 'import.file-type'],
    ['a PDF', () => '%PDF-1.7\nНазва;Сайт\n', 'import.file-type'],
    ['a document', () => zipOf({ 'word/document.xml': '<x/>' }), 'import.file-type'],
    ['an empty file', () => '', 'import.file-empty'],
    ['a quote without an end', () => 'Назва;Сайт\n"A;b\n', 'import.file-broken'],
  ])('a harmful file is refused: %s', async (_name, content, code) => {
    const stored = () => app.database.rows('select id from stored_files');
    const before = await stored();
    const { status, body } = await sendTable(app, shipper.token, await content(), 'carriers.xlsx');
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/\.$/);
    expect(await stored()).toEqual(before);
    expect(await network()).toEqual([]);
  });

  it('a cell of 10 MB ends the run at its line', async () => {
    const many = Array.from({ length: 50 }, (_, place) => `Carrier ${place};`).join('\n');
    const { problem } = await importOf(`Назва;Сайт\n${many}\nLast;${'x'.repeat(10_000_000)}\n`);
    expect(problem).toMatchObject({ code: 'import.cell-too-large', params: { line: 52 } });
  });
});
