import { describe, expect, it } from 'vitest';
import {
  mergeOptions,
  refuseFieldChange,
  refuseOptions,
  variableNameOf,
  isVariableName,
  type FieldDefinition,
} from './field';
import { checkFieldValue, isCalendarDay, mergeFieldValues, missingOwnFields } from './value';

const field = (part: Partial<FieldDefinition> = {}): FieldDefinition => ({
  variable: 'dock',
  type: 'text',
  options: [],
  required: false,
  visible: true,
  ...part,
});
const OPTIONS = [
  { key: 'a', name: 'North', retired: false },
  { key: 'b', name: 'South', retired: false },
  { key: 'old', name: 'West', retired: true },
];

describe('the variable of a field', () => {
  it.each([
    ['dock', true],
    ['dock_2', true],
    ['2dock', false],
    ['Dock', false],
    ['dock-2', false],
    ['', false],
    ['a'.repeat(41), false],
    ['__proto__', false],
  ])('the variable %j is valid: %s', (text, expected) => {
    expect(isVariableName(text)).toBe(expected);
  });

  it.each([
    ['Dock number', 'dock_number'],
    ['  2nd Löading bay! ', 'nd_loading_bay'],
    ['Склад', ''],
  ])('the variable for the name %j is %j', (name, expected) => {
    expect(variableNameOf(name)).toBe(expected);
  });

  it('variable and type cannot change after a record has a value', () => {
    const before = { variable: 'dock', type: 'text' as const, listId: null };
    expect(refuseFieldChange(before, { ...before, variable: 'gate' }, true)?.field).toBe('variable');
    expect(refuseFieldChange(before, { ...before, type: 'number' }, true)?.field).toBe('type');
    expect(refuseFieldChange(before, { ...before, listId: 7 }, true)?.field).toBe('list_id');
    expect(refuseFieldChange(before, { ...before, variable: 'gate' }, false)).toBeNull();
    expect(refuseFieldChange(before, before, true)).toBeNull();
  });
});

describe('a value of a field', () => {
  it.each<[FieldDefinition['type'], unknown, unknown]>([
    ['text', '  gate 3 ', 'gate 3'],
    ['text', '', null],
    ['text', 'a'.repeat(1001), 'too-long'],
    ['text', 'a\u0000b', 'control-characters'],
    ['text', 5, 'invalid'],
    ['number', -2.5, -2.5],
    ['number', '5', 'not-a-number'],
    ['number', Number.NaN, 'not-a-number'],
    ['number', 1e13, 'too-large'],
    ['number', -1e13, 'too-small'],
    ['date', '2028-02-29', '2028-02-29'],
    ['date', '2026-02-29', 'not-a-date'],
    ['date', '2026-2-1', 'not-a-date'],
    ['boolean', false, false],
    ['boolean', 'yes', 'invalid'],
    ['one_of', 'a', 'a'],
    ['one_of', 'old', 'not-one-of'],
    ['one_of', 'North', 'not-one-of'],
    ['several_of', ['b', 'a', 'b'], ['b', 'a']],
    ['several_of', [], null],
    ['several_of', 'a', 'invalid'],
    ['several_of', ['c'], 'not-one-of'],
    ['money', { amount: 0, currency: 'EUR' }, { amount: 0, currency: 'EUR' }],
    ['money', { amount: 1.5, currency: 'EUR' }, 'invalid'],
    ['money', { amount: 1, currency: 'ZZZ' }, 'not-one-of'],
    ['money', { amount: -1, currency: 'EUR' }, 'too-small'],
    ['money', { amount: 1, currency: 'EUR', note: 'x' }, 'invalid'],
    ['money', null, null],
    ['link', 'https://maps.example.com/dock', 'https://maps.example.com/dock'],
    ['link', 'www.example.com', 'www.example.com'],
    ['link', 'javascript:alert(1)', 'not-a-website'],
    ['link', 'http://example.com', 'not-a-website'],
  ])('a value of the type %s: %j is stored as %j or refused', (type, value, expected) => {
    const checked = checkFieldValue(field({ type, options: OPTIONS }), value);
    expect('problem' in checked ? checked.problem : checked.value).toEqual(expected);
  });

  it('a retired option stays in records that have it', () => {
    const chosen = field({ type: 'one_of', options: OPTIONS });
    expect(checkFieldValue(chosen, 'old', 'old')).toEqual({ value: 'old' });
    const several = field({ type: 'several_of', options: OPTIONS });
    expect(checkFieldValue(several, ['old', 'a'], ['old'])).toEqual({ value: ['old', 'a'] });
  });

  it.each([
    ['2026-11-23', true],
    ['2026-11-31', false],
    ['0000-00-00', false],
    ['2026-13-01', false],
  ])('%s is a day of the calendar: %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });
});

describe('the values of a record', () => {
  const fields = [field(), field({ variable: 'weight', type: 'number', required: true })];

  it('the values that were not sent are kept, and null removes a value', () => {
    expect(mergeFieldValues(fields, { dock: 'gate 3', weight: 5 }, { dock: null })).toEqual({ values: { weight: 5 } });
    expect(mergeFieldValues(fields, { dock: 'gate 3' }, { weight: 2 })).toEqual({
      values: { dock: 'gate 3', weight: 2 },
    });
    // A field that was deleted keeps its value, so that it can come back.
    expect(mergeFieldValues(fields, { gone: 1 }, {})).toEqual({ values: { gone: 1 } });
  });

  it('each invalid value is refused separately', () => {
    expect(mergeFieldValues(fields, {}, { weight: 'x', heaven: 1 })).toEqual({
      problems: { weight: 'not-a-number', heaven: 'unknown-key' },
    });
  });

  it('required fields that forms show are reported as missing', () => {
    expect(missingOwnFields(fields, {})).toEqual(['weight']);
    expect(missingOwnFields(fields, { weight: 0 })).toEqual([]);
    expect(missingOwnFields([field({ required: true, visible: false })], {})).toEqual([]);
  });
});

describe('the options of a list', () => {
  it('the options of a list keep their keys, new ones are numbered on and omitted ones are retired', () => {
    const before = [
      { key: 'o1', name: 'North', retired: false },
      { key: 'o2', name: 'South', retired: false },
      { key: 'o7', name: 'West', retired: true },
    ];
    expect(
      mergeOptions(before, [{ name: 'East' }, { key: 'o1', name: 'Far north' }, { key: 'zz', name: 'New' }]),
    ).toEqual([
      { key: 'o8', name: 'East', retired: false },
      { key: 'o1', name: 'Far north', retired: false },
      { key: 'o9', name: 'New', retired: false },
      { key: 'o2', name: 'South', retired: true },
      { key: 'o7', name: 'West', retired: true },
    ]);
    expect(mergeOptions([], [{ name: 'East' }])).toEqual([{ key: 'o1', name: 'East', retired: false }]);
  });
});

describe('options with the same name', () => {
  it.each<[string, Parameters<typeof refuseOptions>[0], string | null]>([
    ['are refused at the second one', [{ name: 'North' }, { name: 'South' }, { name: 'North' }], 'options.2.name'],
    [
      'are refused when they differ only in case and blanks',
      [{ name: 'Dock 1' }, { name: ' dock  1' }],
      'options.1.name',
    ],
    ['may be retired', [{ name: 'North', retired: true }, { name: 'North' }, { name: 'North', retired: true }], null],
    ['are not found among different ones', [{ name: 'North' }, { name: 'South' }], null],
  ])('options with the same name %s', (_, options, field) => {
    expect(refuseOptions(options)?.field ?? null).toBe(field);
  });
});
