import { expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { refuseReminder } from './confirm';
import { confirmationNoticesAt, endingNoticeAt } from './due-moments';

it.each([
  [120, 110],
  [20, 10],
  [19, null],
  [5, null],
])('carriers without a bid on a tender of %i minutes are reminded after %s minutes', (minutes, expected) => {
  expect(endingNoticeAt(0, minutes * MINUTE_MS)).toBe(expected === null ? null : expected * MINUTE_MS);
});

it.each([
  [120, [60, 105]],
  [40, [20, 25]],
  [30, [15]],
  [15, [7.5]],
])('a confirmation of %i minutes is reminded of after %j minutes', (minutes, expected) => {
  expect(confirmationNoticesAt(0, minutes * MINUTE_MS)).toEqual(expected.map((minute) => minute * MINUTE_MS));
});

const T = 1_000_000_000;
const QUARTER_MS = 15 * MINUTE_MS;
const awaited = { state: 'awaiting_confirmation', confirmationEndsAt: T } as const;

it.each([
  ['before the end', awaited, null, T - 1, undefined],
  ['at the end', awaited, null, T, 'load.confirmation-over'],
  ['without an end', { ...awaited, confirmationEndsAt: null }, null, T, undefined],
  ['again too early', awaited, T - QUARTER_MS, T - 1, 'load.reminded-lately'],
  ['again after the pause', awaited, T - 1 - QUARTER_MS, T - 1, undefined],
  ['after the confirmation', { ...awaited, state: 'processing' as const }, null, T - 1, 'load.wrong-state'],
])('a reminder by the shipper is checked %s', (_, load, lastAt, t, code) => {
  expect(refuseReminder(load, lastAt, t)?.code).toBe(code);
});
