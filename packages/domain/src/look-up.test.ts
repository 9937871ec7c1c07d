import { expect, it } from 'vitest';
import { lookUp } from './look-up';
import { isRefusal } from './refusal';

it.each(Object.getOwnPropertyNames(Object.prototype))('a table has no entry that nobody wrote: %s', (name) => {
  expect(lookUp({ price: 1 }, name)).toBeUndefined();
  expect(lookUp({ price: 1 }, 'price')).toBe(1);
  expect(isRefusal({ code: name })).toBe(false);
});
