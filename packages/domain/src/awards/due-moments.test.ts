import { expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { confirmationNoticesAt, endingNoticeAt } from './due-moments';

it.each([
  [120, 110],
  [20, 10],
  [19, null],
  [5, null],
])('of a tender of %i minutes carriers without a bid are told after %s', (minutes, expected) => {
  expect(endingNoticeAt(0, minutes * MINUTE_MS)).toBe(expected === null ? null : expected * MINUTE_MS);
});

it.each([
  [120, [60, 105]],
  [40, [20, 25]],
  [30, [15]],
  [15, [7.5]],
])('a confirmation of %i minutes is asked for again after %j', (minutes, expected) => {
  expect(confirmationNoticesAt(0, minutes * MINUTE_MS)).toEqual(expected.map((minute) => minute * MINUTE_MS));
});
