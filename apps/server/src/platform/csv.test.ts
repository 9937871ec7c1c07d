import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFormatOf, formatCsv } from './csv';

const US = csvFormatOf('us');
const PL = csvFormatOf('pl');
const line = (cells: (string | number | null)[], format = PL) => formatCsv([cells], format).slice(1, -2);

describe('a CSV file', () => {
  it.each([
    ['us', ',', '.'],
    ['mx', ',', '.'],
    ['ie', ',', '.'],
    ['ch', ';', '.'],
    ['pl', ';', ','],
    ['ua', ';', ','],
    ['kz', ';', ','],
    ['de', ';', ','],
    ['constructor', ';', ','],
  ])('a file for the country %s has its separator and its decimal sign', (country, separator, decimal) => {
    expect(csvFormatOf(country)).toEqual({ separator, decimal });
    expect(line(['a', 2400.5, null, -3], csvFormatOf(country))).toBe(
      ['a', `2400${decimal}5`, '', '-3'].join(separator),
    );
  });

  it('a file begins with the mark of UTF-8 for Excel and has a line break after each row', () => {
    expect(formatCsv([['a'], ['b']], US)).toBe('\uFEFFa\r\nb\r\n');
  });
});

describe('a cell that begins like a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', '"\t\'=1"'],
    ['  =1', "  '=1"],
    ['＝1', "'＝1"],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a,=1+1', '"a,\'=1+1"'],
    ['a\t=1+1', '"a\t\'=1+1"'],
    ['x\n=cmd', '"x\n\'=cmd"'],
    ['x\r=cmd', '"x\r\'=cmd"'],
    ['x\r\n=cmd', '"x\r\n\'=cmd"'],
    ['x; "=cmd', '"x; ""\'=cmd"'],
    [';;=1', '";;\'=1"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['Gdańsk – Kyiv', 'Gdańsk – Kyiv'],
    ['a-b, c=d', '"a-b, c=d"'],
    ['say "hi"', '"say ""hi"""'],
  ])('%j is written so that no spreadsheet reads a formula', (text, written) => {
    expect([line([text], PL), line([text], US)]).toEqual([written, written]);
  });

  it('no text of a carrier becomes a formula, whichever separator the reader of the file uses', () => {
    const piece = fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", ' ', 'a', '1', '＝');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.constantFrom(PL, US), (cells, format) => {
        const file = formatCsv([cells], format).slice(1);
        for (const separator of [';', ',', '\t']) {
          const begins = readCells(file, separator).filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell));
          expect(begins, JSON.stringify(file)).toEqual([]);
        }
        for (const naive of file.split(/[;,\t\r\n]/)) expect(naive).not.toMatch(/^[\s"]*[=+\-@＝]/);
        // Reading returns each cell as it was written, except for the apostrophes.
        const read = readCells(file.slice(0, -2), format.separator).map((cell) => cell.replaceAll("'", ''));
        expect(read).toEqual(cells.map((cell) => cell.replaceAll("'", '')));
      }),
      { numRuns: 2_000 },
    );
  });
});

function readCells(file: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < file.length; at++) {
    const sign = file[at]!;
    const last = cells.length - 1;
    if (isQuoted && sign === '"' && file[at + 1] === '"') cells[last] = `${cells[last]}${file[at++]}`;
    else if (sign === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) cells.push('');
    else cells[last] = `${cells[last]}${sign}`;
  }
  return cells;
}
