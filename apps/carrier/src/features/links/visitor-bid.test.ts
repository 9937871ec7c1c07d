import { describe, expect, it } from 'vitest';
import { readVisitorBid } from './visitor-bid';

const nothing = { amount: null, login: null };

describe('the bid that a browser tab keeps for a public link', () => {
  it.each([
    ['the price and the login', '{"code":"a","amount":240000,"login":"x@y.z"}', 240_000, 'x@y.z'],
    ['the price only', '{"code":"a","amount":240000,"login":null}', 240_000, null],
    ['an invalid price', '{"code":"a","amount":"1","login":"x@y.z"}', null, 'x@y.z'],
    ['a fraction of a unit', '{"code":"a","amount":0.5}', null, null],
  ])('price and login of a kept bid are read: %s', (_name, text, amount, login) => {
    expect(readVisitorBid(text, 'a')).toEqual({ amount, login });
  });

  it.each([null, '', 'null', '7', '{', '[]', '{"code":"b","amount":240000}', '{"amount":240000}'])(
    'an invalid or foreign bid is ignored: %s',
    (text) => {
      expect(readVisitorBid(text, 'a')).toEqual(nothing);
    },
  );
});
