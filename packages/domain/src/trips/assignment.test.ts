import { expect, it } from 'vitest';
import { LOAD_STATES } from '../loads/load-state';
import { refuseAssignment } from './assignment';

it('the confirmed carrier names driver and truck until the delivery', () => {
  const open = LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: true }) === null);
  expect(open).toEqual(['processing', 'in_progress']);
  expect(LOAD_STATES.filter((state) => refuseAssignment({ state, isConfirmed: false }) === null)).toEqual([]);
});

it('a carrier that is not confirmed does not learn the state of the load', () => {
  expect(refuseAssignment({ state: 'awaiting_confirmation', isConfirmed: false })?.params).toBeUndefined();
  expect(refuseAssignment({ state: 'completed', isConfirmed: true })?.params).toEqual({ state: 'completed' });
});
