import type { LoadState } from '../../loads/load-state';
import { refuse, type Refusal } from '../../core/refusal';

export interface AssignmentFacts {
  state: LoadState;
  isConfirmed: boolean;
}

/**
 * The confirmed carrier assigns driver, truck and trailer from the confirmation until the delivery. Other carriers
 * learn nothing about the load's state.
 */
export function refuseAssignment({ state, isConfirmed }: AssignmentFacts): Refusal | null {
  if (!isConfirmed) return refuse('assignment.wrong-state');
  return state === 'processing' || state === 'in_progress' ? null : refuse('assignment.wrong-state', { state });
}

/** After loading has started, another driver or vehicle than the named one needs a reason. */
export const refuseReplacement = (
  { state, isReplaced }: Pick<AssignmentFacts, 'state'> & { isReplaced: boolean },
  reason: string,
): Refusal | null =>
  state === 'in_progress' && isReplaced && reason.trim() === ''
    ? refuse('trip.reason-required', undefined, 'reason')
    : null;

/** Hours of an order, from the first window to the last, epoch ms. */
export interface OrderHours {
  from: number | null;
  to: number | null;
}

export const isSameTime = (one: OrderHours, other: OrderHours): boolean =>
  one.from !== null && one.to !== null && other.from !== null && other.to !== null
    ? one.from < other.to && other.from < one.to
    : false;
