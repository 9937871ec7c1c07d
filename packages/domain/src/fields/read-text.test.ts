import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from './field';
import { readFieldText } from './read-text';
import { changedMeanwhile, fieldChanges } from './value';

const OPTIONS = [
  { key: 'o1', name: 'North, gate 1', retired: false },
  { key: 'o2', name: 'South', retired: false },
  { key: 'o3', name: 'West', retired: true },
];
const field = (type: FieldType): FieldDefinition => ({
  variable: 'dock',
  type,
  options: OPTIONS,
  required: false,
  visible: true,
});
const read = (type: FieldType, text: string, group = '') => {
  const found = readFieldText(field(type), text, { countryId: 'ua', currency: 'UAH', group });
  return 'problem' in found ? found.problem : found.value;
};

describe('a cell of a table', () => {
  it.each<[FieldType, string, unknown]>([
    ['text', '  gate 3 ', 'gate 3'],
    ['text', 'x'.repeat(1001), 'too-long'],
    ['number', '12', 12],
    ['number', '-1,5', -1.5],
    ['number', '−7', -7],
    ['number', '1 234,5', 1234.5],
    ['number', '1\u00a0234 567', 1_234_567],
    ['number', '1’234.50', 1234.5],
    ['number', '1.234,5', 1234.5],
    ['number', '1,234.5', 1234.5],
    ['number', '1,234,567', 1_234_567],
    ['number', '1.234', 1.234],
    ['number', '12,34,567', 'not-a-number'],
    ['number', '1,234,5.5', 'not-a-number'],
    ['number', '1,', 'not-a-number'],
    ['number', '12 t', 'not-a-number'],
    ['number', '0x10', 'not-a-number'],
    ['number', '9'.repeat(14), 'too-large'],
    ['date', '2026-12-31', '2026-12-31'],
    ['date', '31.12.2026', '2026-12-31'],
    ['date', '30.02.2026', 'not-a-date'],
    ['boolean', ' Так', true],
    ['boolean', 'no', false],
    ['boolean', 'Жоқ', false],
    ['boolean', 'perhaps', 'not-an-answer'],
    ['one_of', 'south', 'o2'],
    ['one_of', 'North,  gate 1', 'o1'],
    ['one_of', 'West', 'o3'],
    ['one_of', 'o1', 'not-one-of'],
    ['several_of', 'North, gate 1', ['o1']],
    ['several_of', 'South; North, gate 1', ['o2', 'o1']],
    ['several_of', 'South, West', ['o2', 'o3']],
    ['several_of', 'South, East', 'not-one-of'],
    ['money', '1 250,50 eur', { amount: 125_050, currency: 'EUR' }],
    ['money', 'USD 7', { amount: 700, currency: 'USD' }],
    ['money', '12.5', { amount: 1250, currency: 'UAH' }],
    ['money', '1250 ISK', { amount: 1250, currency: 'ISK' }],
    ['money', '12.5 ISK', 'not-an-amount'],
    ['money', '0.001', 'not-an-amount'],
    ['money', '5 ZZZ', 'not-an-amount'],
    ['money', 'EUR 5 USD', 'not-an-amount'],
    ['money', 'EUR', 'not-an-amount'],
    ['money', '-5 EUR', 'too-small'],
    ['link', 'www.example.com', 'www.example.com'],
    ['link', 'javascript:alert(1)', 'not-a-website'],
  ])('a cell of the type %s: %j is read as %j or refused', (type, text, expected) => {
    expect(read(type, text)).toEqual(expected);
  });

  it.each([
    ['1.234', '.', 1234],
    ['1.23', '.', 1.23],
    ['0.125', '.', 0.125],
    ['1,234', '.', 1.234],
    ['1,234', ',', 1234],
    ['1.234', ',', 1.234],
  ])('the number %j with %j between thousands is %d', (text, group, expected) => {
    expect(read('number', text, group)).toBe(expected);
  });

  it('a cell takes the available one of two options with the same name', () => {
    const options = [
      { key: 'o1', name: 'North', retired: true },
      { key: 'o2', name: 'north', retired: false },
    ];
    const reader = { countryId: 'ua', currency: 'UAH', group: '' };
    expect(readFieldText({ ...field('one_of'), options }, 'NORTH', reader)).toEqual({ value: 'o2' });
  });
});

describe('the values of a record', () => {
  it('changed values of a record are found field by field', () => {
    const before = { a: 1, b: { amount: 1, currency: 'EUR' }, c: ['x'], d: 'gone' };
    const after = { a: 1, b: { currency: 'EUR', amount: 1 }, c: ['x', 'y'], e: false };
    expect(fieldChanges(before, after)).toEqual([
      { variable: 'c', old: ['x'], new: ['x', 'y'] },
      { variable: 'd', old: 'gone', new: null },
      { variable: 'e', old: null, new: false },
    ]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['a value that nobody changed', { a: 'new' }, { a: 'now' }, []],
    ['a value that a colleague changed', { a: 'new' }, { a: 'then' }, ['a']],
    ['a value that a colleague changed to the same', { a: 'now' }, { a: 'then' }, []],
    ['an empty value that a colleague filled', { a: 'new' }, { a: null }, ['a']],
    ['a value that a colleague removed', { b: 'new' }, { b: 'then' }, ['b']],
    ['a value that was and is empty', { b: 'new' }, { b: null }, []],
    ['a value whose earlier state is not sent', { a: 'new' }, {}, []],
    ['a value that the sender does not change', {}, { a: 'then' }, []],
  ])('changes are compared with the values that the sender saw: %s', (_name, sent, known, expected) => {
    expect(changedMeanwhile({ a: 'now' }, sent, known)).toEqual(expected);
  });
});
