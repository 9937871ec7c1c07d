import { describe, expect, it } from 'vitest';
import { fieldsChangedSince, refuseStale } from './refuse-stale';

const code = 'view.changed-meanwhile';
const params = { version: 3, by: 'Olena' };

describe('a change of a record', () => {
  it.each([
    ['made on the present version', 3, 3],
    ['without a stated version', undefined, 3],
    ['made on no bid', null, 3],
    ['made on nothing when there is nothing', null, null],
  ])('a change %s is accepted', (_name, seen, present) => {
    expect(refuseStale(code, { seen, present }, params)).toBeNull();
  });

  it.each([
    ['an earlier version', 2, 3],
    ['an unknown version', 4, 3],
    ['a removed bid', 2, null],
  ])('a change made on %s is refused', (_name, seen, present) => {
    expect(refuseStale(code, { seen, present }, params)).toEqual({ code, params });
    expect(refuseStale(code, { seen, present })).toEqual({ code });
  });

  it('a refused change of fields names those that another person changed', () => {
    expect(refuseStale(code, { fields: ['note', 'name'] }, params)).toEqual({
      code,
      params: { ...params, fields: ['note', 'name'] },
    });
    expect(refuseStale(code, { fields: [] }, params)).toBeNull();
  });
});

it.each([
  [undefined, []],
  [1, ['note', 'name']],
  [2, ['name']],
  [5, []],
])('the fields that changed since version %s are found', (seen, expected) => {
  expect(fieldsChangedSince({ cargo: 1, note: 2, name: 5 }, seen)).toEqual(expected);
});
