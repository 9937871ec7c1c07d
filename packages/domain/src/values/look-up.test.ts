import { expect, it } from 'vitest';
import { lookUp } from './look-up';
import { isRefusal } from '../core/refusal';

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'an inherited property is not an entry of a table: %s',
  (name) => {
    expect(lookUp({ price: 1 }, name)).toBeUndefined();
    expect(lookUp({ price: 1 }, 'price')).toBe(1);
    expect(isRefusal({ code: name })).toBe(false);
  },
);
