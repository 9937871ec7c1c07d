import type { LoadState } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';

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
