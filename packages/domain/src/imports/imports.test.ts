import { describe, expect, it } from 'vitest';
import { guessMapping, headingKey, repeatedColumns, repeatsHeadings } from './mapping';
import { readDay } from './read-day';

const FIELDS = [
  { key: 'name', headings: ['Company', 'Назва', 'Компанія', 'Атауы'] },
  { key: 'legal_id', headings: ['Legal ID', 'ЄДРПОУ', 'БИН', 'NIP'] },
  { key: 'login', headings: ['E-mail', 'Телефон'] },
];

describe('the columns of a file', () => {
  it.each<[string, string[], Record<string, number>]>([
    ['are known by their headings in any language', ['ЄДРПОУ', 'Назва', 'E-Mail'], { name: 1, legal_id: 0, login: 2 }],
    [
      'are known with any signs between the letters',
      [' legal_id ', 'COMPANY:', 'e mail'],
      { name: 1, legal_id: 0, login: 2 },
    ],
    ['are known by the beginning of a longer heading', ['Компанія (повна назва)', 'NIP / VAT'], { name: 0 }],
    ['are matched with one field only', ['Назва'], { name: 0 }],
    ['with the same heading: the first is taken', ['Назва', 'Назва', 'NIP'], { name: 0, legal_id: 2 }],
    ['without a heading stay unknown', ['', '  ', 'БИН'], { legal_id: 2 }],
    ['with unknown headings stay unknown', ['Foo', 'Bar'], {}],
    ['are matched by an exact heading before a longer one', ['Компанія стара', 'Компанія'], { name: 1 }],
  ])('the columns of a file %s', (_name, columns, expected) => {
    expect(guessMapping(columns, FIELDS)).toEqual(expected);
  });

  it('columns with the same heading are reported', () => {
    expect(repeatedColumns(['Name', 'NIP', 'name ', '', '', 'N-I-P'])).toEqual([2, 5]);
  });

  it.each<[string[], string[], boolean]>([
    [['Name', 'NIP'], ['NAME', 'nip'], true],
    [['Name', 'NIP'], ['Name', '5260250995'], false],
    [['Name', '', 'NIP'], ['Name', 'x', 'NIP'], true],
    [['Name'], ['Name'], false],
    [['Name', 'NIP'], ['Name'], false],
  ])('the headings %j are repeated by the cells %j: %s', (columns, cells, expected) => {
    expect(repeatsHeadings(columns, cells)).toBe(expected);
  });

  it('headings are compared by the letters and digits of every alphabet', () => {
    expect(headingKey('  № ЄДРПОУ / ІПН ')).toBe('noєдрпоуіпн');
    expect(headingKey('Счёт')).toBe(headingKey('счет'));
  });
});

describe('a day in a table', () => {
  it.each<[string, string, string | null]>([
    ['2026-02-28', 'ua', '2026-02-28'],
    ['2026-02-29', 'ua', null],
    ['2028-02-29', 'ua', '2028-02-29'],
    ['1900-02-29', 'ua', null],
    ['31.12.2026', 'pl', '2026-12-31'],
    ['31.04.2026', 'pl', null],
    ['1.2.2026', 'pl', '2026-02-01'],
    ['02/03/2026', 'us', '2026-02-03'],
    ['02/03/2026', 'gb', '2026-03-02'],
    ['31/12/2026', 'us', null],
    ['2026-13-01', 'ua', null],
    ['2026-00-10', 'ua', null],
    ['2026-01-00', 'ua', null],
    ['0000-01-01', 'ua', null],
    ['2026-01-05 00:00:00', 'ua', '2026-01-05'],
    ['2026/1/5', 'ua', '2026-01-05'],
    ['yesterday', 'ua', null],
    ['', 'ua', null],
    ['45000', 'ua', null],
  ])('the day %j in a table of %s is %s', (text, country, expected) => {
    expect(readDay(text, country)).toBe(expected);
  });
});
