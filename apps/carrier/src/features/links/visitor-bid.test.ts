import { describe, expect, it } from 'vitest';
import { readVisitorBid } from './visitor-bid';

const nothing = { amount: null, login: null };

describe('the bid that a tab keeps for a public link', () => {
  it.each([
    ['the price and where the code went', '{"code":"a","amount":240000,"login":"x@y.z"}', 240_000, 'x@y.z'],
    ['the price alone', '{"code":"a","amount":240000,"login":null}', 240_000, null],
    ['a price that is none', '{"code":"a","amount":"1","login":"x@y.z"}', null, 'x@y.z'],
    ['half a unit', '{"code":"a","amount":0.5}', null, null],
  ])('%s', (_name, text, amount, login) => {
    expect(readVisitorBid(text, 'a')).toEqual({ amount, login });
  });

  it.each([null, '', 'null', '7', '{', '[]', '{"code":"b","amount":240000}', '{"amount":240000}'])(
    'is nothing where it is not of this link: %s',
    (text) => {
      expect(readVisitorBid(text, 'a')).toEqual(nothing);
    },
  );
});
