import { describe, expect, it } from 'vitest';
import { isEqual } from './is-equal';

describe('isEqual', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['texts', 'a', 'a', true],
    ['a number and its text', 1, '1', false],
    ['null and a missing value', null, undefined, false],
    ['null and an empty object', null, {}, false],
    ['keys in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    ['a member more', { a: 1 }, { a: 1, b: 2 }, false],
    ['another member', { a: 1 }, { b: 1 }, false],
    ['an undefined member', { a: 1, b: undefined }, { a: 1 }, true],
    ['a member that is null', { a: null }, {}, false],
    ['lists', [1, { a: 2 }], [1, { a: 2 }], true],
    ['lists in another order', [1, 2], [2, 1], false],
    ['a shorter list', [1, 2], [1], false],
    ['a list and an object', [], {}, false],
    ['a date and its text', new Date(0), '1970-01-01T00:00:00.000Z', true],
    ['two dates', new Date(0), new Date(1), false],
    ['the name of a method', { toString: 1 }, { constructor: 1 }, false],
  ])('values are compared: %s', (_, one, other, expected) => {
    expect(isEqual(one, other)).toBe(expected);
    expect(isEqual(other, one)).toBe(expected);
  });
});
