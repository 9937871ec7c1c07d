import { expect, it } from 'vitest';
import { isRefusal, REFUSAL_CODES, REFUSAL_STATUS, REFUSAL_TABLES, refuse } from './refusal';

it.each(REFUSAL_CODES)('the refusal code %s has a noun, a dot, words with hyphens and a status', (code) => {
  expect(isRefusal({ code })).toBe(true);
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
  expect([403, 404, 409, 422, 429]).toContain(REFUSAL_STATUS[code]);
});

it('a refusal is distinguished from every outcome', () => {
  expect(isRefusal(refuse('bid.too-high', { max: 5 }, 'price'))).toBe(true);
  expect(isRefusal({ code: 'no_capacity' })).toBe(false);
  expect(isRefusal({ load: {} })).toBe(false);
  expect(isRefusal(null)).toBe(false);
});

it('no two features declare the same refusal code', () => {
  const codes = REFUSAL_TABLES.flatMap((table) => Object.keys(table));
  expect(codes.sort()).toEqual([...REFUSAL_CODES].sort());
});
