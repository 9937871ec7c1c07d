import { describe, expect, it } from 'vitest';
import { fieldsChangedSince, refuseStale } from './refuse-stale';

const code = 'view.changed-meanwhile';
const params = { version: 3, by: 'Olena' };

describe('a change', () => {
  it.each([
    ['made on what holds', 3, 3],
    ['made on what the caller does not say', undefined, 3],
    ['made on no bid, as is allowed', null, 3],
    ['made on nothing, where there is nothing', null, null],
  ])('%s is taken', (_name, seen, present) => {
    expect(refuseStale(code, { seen, present }, params)).toBeNull();
  });

  it.each([
    ['an earlier version', 2, 3],
    ['a version that never was', 4, 3],
    ['a bid that is gone', 2, null],
  ])('made on %s is refused', (_name, seen, present) => {
    expect(refuseStale(code, { seen, present }, params)).toEqual({ code, params });
    expect(refuseStale(code, { seen, present })).toEqual({ code });
  });

  it('of fields is refused with those that somebody else changed', () => {
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
])('fields changed since version %s', (seen, expected) => {
  expect(fieldsChangedSince({ cargo: 1, note: 2, name: 5 }, seen)).toEqual(expected);
});
