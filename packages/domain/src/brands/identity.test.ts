import { describe, expect, it } from 'vitest';
import { isOtherIdentity, readLegalId } from './identity';

describe('a legal id', () => {
  it.each([
    ['4012 3456', '40123456'],
    ['pl-526.025/09 95', 'PL5260250995'],
    ['№ 123 456', '123456'],
    ['123\u00A0456\u200B\u00AD', '123456'],
    ['１２３', '123'],
    ['12‑34 (5)_6', '123456'],
    ['ір-7', 'ІР7'],
    [' - ', null],
    ['', null],
    [null, null],
  ])('the legal id %j is stored as %j', (typed, expected) => {
    expect(readLegalId(typed)).toBe(expected);
  });

  it.each([
    [{ name: 'Trans' }, false],
    [{ name: 'Trans Plus' }, true],
    [{ countryId: 'ua' }, true],
    [{ legalId: '2' }, true],
    [{ legalId: null }, true],
  ])('a legal id with %j beside it belongs to another company: %s', (change, expected) => {
    const before = { name: 'Trans', countryId: 'pl', legalId: '1' };
    expect(isOtherIdentity(before, { ...before, ...change })).toBe(expected);
  });
});
