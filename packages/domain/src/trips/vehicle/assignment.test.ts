import { expect, it } from 'vitest';
import { LOAD_STATES } from '../../loads/load-state';
import { isSameTime, refuseAssignment, refuseReplacement } from './assignment';

it('the confirmed carrier names driver and truck until the delivery', () => {
  const open = LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: true }) === null);
  expect(open).toEqual(['processing', 'in_progress']);
  expect(LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: false }) === null)).toEqual([]);
});

it('a carrier that is not confirmed does not learn the state of the load', () => {
  expect(refuseAssignment({ state: 'awaiting_confirmation', isConfirmed: false })?.params).toBeUndefined();
  expect(refuseAssignment({ state: 'completed', isConfirmed: true })?.params).toEqual({ state: 'completed' });
});

it.each([
  ['before loading', { state: 'processing', isReplaced: true }, '', undefined],
  ['after loading has started', { state: 'in_progress', isReplaced: true }, ' ', 'trip.reason-required'],
  ['with a reason', { state: 'in_progress', isReplaced: true }, 'Broken down', undefined],
  ['named for the first time', { state: 'in_progress', isReplaced: false }, '', undefined],
] as const)('another vehicle %s', (_name, facts, reason, code) => {
  expect(refuseReplacement(facts, reason)?.code).toBe(code);
});

it.each([
  [{ from: 0, to: 10 }, { from: 9, to: 20 }, true],
  [{ from: 0, to: 10 }, { from: 10, to: 20 }, false],
  [{ from: 0, to: 30 }, { from: 10, to: 20 }, true],
  [{ from: null, to: 10 }, { from: 0, to: 20 }, false],
])('orders from %o and %o are in the same hours: %s', (one, other, same) => {
  expect([isSameTime(one, other), isSameTime(other, one)]).toEqual([same, same]);
});
