import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { dwellMs, onTimeOf, onTimeValue, type ServedStop } from './on-time';
import { atMinute, NOW } from './testing/build-positions';

describe('on time: 1 until ten minutes after the window, ½ until sixty, then 0', () => {
  it.each([
    ['an hour early', -60, 1],
    ['at the end of the window', 0, 1],
    ['10 minutes late', 10, 1],
    ['11 minutes late', 11, 0.5],
    ['60 minutes late', 60, 0.5],
    ['61 minutes late', 61, 0],
  ])('%s', (_name, minutes, value) => {
    expect(onTimeValue(atMinute(minutes), NOW)).toBe(value);
  });
});

const time = (minute: number, isProven = true) => ({ at: atMinute(minute), isProven });
const WINDOW = { from: atMinute(-60), to: NOW };
const served = (fields: Partial<ServedStop> = {}): ServedStop => ({
  window: WINDOW,
  arrived: time(0),
  departed: null,
  ...fields,
});

it.each<[string, ServedStop, ReturnType<typeof onTimeOf>]>([
  ['when it is proven', served({ arrived: time(30) }), { value: 0.5, isExcused: false }],
  ['not before', served({ arrived: time(30, false) }), null],
  ['not before it happens', served({ arrived: null }), null],
  ['not without a window', served({ window: { from: null, to: null } }), null],
])('an arrival has a figure %s', (_name, stop, expected) => {
  expect(onTimeOf(stop, [])).toEqual(expected);
});

describe('a late arrival is excused', () => {
  const held = (arrived: number, departed: number, isProven = true) =>
    served({
      window: { from: NOW, to: atMinute(60) },
      arrived: time(arrived, isProven),
      departed: time(departed, isProven),
    });
  const stop = served({ window: { from: NOW, to: atMinute(200) }, arrived: time(400) });
  it.each<[string, ServedStop, ServedStop[], boolean]>([
    ['not by itself', stop, [], false],
    ['after a stop that took longer than 120 minutes', stop, [held(0, 121)], true],
    ['not after 120 minutes', stop, [held(0, 120)], false],
    ['not for waiting before the window', stop, [held(-60, 120)], false],
    ['after any of the earlier stops', stop, [held(0, 200), held(200, 210)], true],
    ['not by times that are not proven', stop, [held(0, 200, false)], false],
    ['not by a stop that it has not left', stop, [served()], false],
    [
      'not when it is on time',
      served({ window: { from: NOW, to: atMinute(400) }, arrived: time(400) }),
      [held(0, 200)],
      false,
    ],
  ])('%s', (_name, late, earlier, isExcused) => {
    expect(onTimeOf(late, earlier)?.isExcused).toBe(isExcused);
  });
});

it.each([
  ['from the arrival', 10, 70, 60],
  ['from the window, if the truck came before', -30, 70, 70],
  ['no time, if it left before the window', -30, -10, 0],
])('a stop takes %s', (_name, arrived, departed, minutes) => {
  expect(dwellMs(atMinute(arrived), atMinute(departed), NOW)).toBe(minutes * MINUTE_MS);
});

it('a stop without a window takes the time from the arrival', () => {
  expect(dwellMs(atMinute(-30), NOW, null)).toBe(30 * MINUTE_MS);
});
