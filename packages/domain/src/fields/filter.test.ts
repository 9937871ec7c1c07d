import { describe, expect, it } from 'vitest';
import { readFieldFilter, writeFieldFilter } from './filter';

describe('the filter of own fields', () => {
  it.each([
    ['dock=north,south', [{ variable: 'dock', kind: 'one_of', values: ['north', 'south'] }]],
    ['dock=a%2Cb', [{ variable: 'dock', kind: 'one_of', values: ['a,b'] }]],
    ['weight=5..20.5', [{ variable: 'weight', kind: 'range', from: '5', to: '20.5' }]],
    ['day=2026-01-01..', [{ variable: 'day', kind: 'range', from: '2026-01-01', to: null }]],
    [
      'note=~gate%3B3;dock=x',
      [
        { variable: 'note', kind: 'contains', text: 'gate;3' },
        { variable: 'dock', kind: 'one_of', values: ['x'] },
      ],
    ],
  ])('the filter %s is read and written unchanged', (text, expected) => {
    const read = readFieldFilter(text);
    expect(read).toEqual(expected);
    expect(writeFieldFilter(read ?? [])).toBe(text);
  });

  it.each([
    '',
    'dock',
    'dock=',
    'Dock=x',
    "d'ock=x",
    'weight=..',
    'weight=a..b',
    'weight=5..2026-01-01',
    'note=~',
    'note=~%E0%A4%A',
    'note=~a%00',
    'dock=%00',
    'dock=a,,b',
    Array.from({ length: 11 }, (_, index) => `f${index}=x`).join(';'),
  ])('the text %j is not a filter', (text) => {
    expect(readFieldFilter(text)).toBeNull();
  });
});
