import { expect, it } from 'vitest';
import { LOAD_STATES } from '../loads/load-state';
import { refuseAssignment } from './assignment';

it('driver and truck are named by the confirmed carrier until the delivery', () => {
  const open = LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: true }) === null);
  expect(open).toEqual(['processing', 'in_progress']);
  expect(LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: false }) === null)).toEqual([]);
});

it('a carrier that is not confirmed is not told the state of the load', () => {
  expect(refuseAssignment({ state: 'awaiting_confirmation', isConfirmed: false })?.params).toBeUndefined();
  expect(refuseAssignment({ state: 'completed', isConfirmed: true })?.params).toEqual({ state: 'completed' });
});
