import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../core/time';
import { refuseBooking, refuseTimes } from './ask';
import {
  demoDueAt,
  type DemoFacts,
  type DemoTrigger,
  moveDemo,
  refuseAgreeing,
  refuseChange,
  refuseConfirming,
} from './demo-state';
import { DEMO_STATES, type DemoState } from './limits';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const facts = (changes: Partial<DemoFacts> = {}): DemoFacts => ({
  state: 'requested',
  at: null,
  createdAt: NOW,
  isConfirmed: true,
  ...changes,
});
const codeOf = (result: unknown) => (result as { code?: string } | null)?.code ?? null;

describe.each<[DemoTrigger, Partial<Record<DemoState, DemoState>>]>([
  ['agree', { requested: 'agreed', agreed: 'agreed' }],
  ['ask', { requested: 'requested', agreed: 'requested' }],
  ['cancel', { requested: 'canceled', agreed: 'canceled' }],
  ['finish', { agreed: 'done' }],
  ['miss', { agreed: 'no_show' }],
])('the trigger %s of a demo', (trigger, moves) => {
  it.each(DEMO_STATES)('a demo in the state %s is moved or refused', (state) => {
    const to = moves[state];
    expect(moveDemo(facts({ state, at: NOW }), trigger, NOW)).toEqual(
      to ? { state: to } : { code: 'demo.other-state', params: { state } },
    );
  });
});

it.each<[DemoTrigger, number, string | null]>([
  ['finish', -1, 'demo.not-begun'],
  ['miss', -1, 'demo.not-begun'],
  ['finish', 0, null],
  ['cancel', -1, null],
])('the trigger %s %i ms after the beginning of a demo is allowed or refused: %s', (trigger, after, code) => {
  expect(codeOf(moveDemo(facts({ state: 'agreed', at: NOW }), trigger, NOW + after))).toBe(code);
});

it.each<[DemoState, number | null, string | null]>([
  ['requested', null, null],
  ['agreed', 2 * HOUR_MS, null],
  ['agreed', 2 * HOUR_MS - 1, 'demo.too-late'],
  ['agreed', -DAY_MS, 'demo.too-late'],
  ['done', -DAY_MS, 'demo.other-state'],
  ['canceled', null, 'demo.other-state'],
])('a demo that is %s, %s ms before its beginning, can be changed by its visitor: %s', (state, before, code) => {
  const booking = facts({ state, at: before === null ? null : NOW + before });
  expect(['ask', 'cancel'].map((trigger) => codeOf(refuseChange(booking, trigger as 'ask', NOW)))).toEqual([
    code,
    code,
  ]);
});

it.each<[Partial<DemoFacts>, number, string | null]>([
  [{}, 0, null],
  [{ isConfirmed: false }, DAY_MS - 1, null],
  [{ isConfirmed: false }, DAY_MS, 'demo.lapsed'],
  [{ isConfirmed: false, state: 'canceled' }, 0, 'demo.other-state'],
  [{ state: 'agreed' }, 3 * DAY_MS, null],
])('a booking with %j is confirmed or refused after %i ms: %s', (changes, after, code) => {
  expect(codeOf(refuseConfirming(facts(changes), NOW + after))).toBe(code);
});

it.each([
  [1, false, null],
  [1, true, 'demo.time-taken'],
  [0, false, 'demo.in-past'],
])('a time %i ms from now that is taken (%s) is agreed or refused: %s', (after, isTaken, code) => {
  expect(codeOf(refuseAgreeing(NOW + after, isTaken, NOW))).toBe(code);
});

it.each<[Partial<DemoFacts>, number | null]>([
  [{}, null],
  [{ isConfirmed: false }, NOW + 7 * DAY_MS],
  [{ state: 'agreed', at: NOW + 2 * DAY_MS }, NOW + DAY_MS],
  [{ state: 'agreed', at: NOW + DAY_MS }, null],
  [{ state: 'canceled', at: NOW + 2 * DAY_MS }, null],
])('a booking with %j is due at %s', (changes, at) => {
  expect(demoDueAt(facts(changes), NOW)).toBe(at);
});

it.each([
  [[], null],
  [[NOW + 1], null],
  [[NOW + 1, NOW], 'demo.in-past'],
])('the proposed times %j are accepted or refused', (times, code) => {
  expect(codeOf(refuseTimes(times, NOW))).toBe(code);
});

it.each([
  [null, null, null],
  [NOW - DAY_MS, NOW - DAY_MS, null],
  [NOW - DAY_MS + 1500, null, 2],
  [null, NOW - DAY_MS + 1500, 2],
  [NOW - 2 * DAY_MS, NOW, 86_400],
])('after bookings at %s and %s the next one waits for %s s', (loginAt, networkAt, seconds) => {
  expect(refuseBooking({ loginAt, networkAt }, NOW)).toEqual(
    seconds === null ? null : { code: 'demo.too-many-today', params: { retry_after_s: seconds } },
  );
});
