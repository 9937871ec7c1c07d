import { expect, it } from 'vitest';
import { readId } from './read-id';

it.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
  ['9999999999999999', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  ['007', null],
  [' 7', null],
  ['', null],
  ['__proto__', null],
  ['constructor', null],
  [undefined, null],
])('the address with %j has the record id %j', (text, id) => {
  expect(readId(text)).toBe(id);
});
