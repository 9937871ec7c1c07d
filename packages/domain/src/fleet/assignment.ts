import type { LoadState } from '../load/load-state';
import { refuse, type Refusal } from '../refusal';

export interface AssignmentFacts {
  state: LoadState;
  /** The option of the carrier that asks is the confirmed one. */
  isConfirmed: boolean;
}

/**
 * The confirmed carrier names driver, truck and trailer from the confirmation until the delivery. Every other carrier hears nothing
 * of how the load stands.
 */
export function refuseAssignment({ state, isConfirmed }: AssignmentFacts): Refusal | null {
  if (!isConfirmed) return refuse('assignment.wrong-state');
  return state === 'processing' || state === 'in_progress' ? null : refuse('assignment.wrong-state', { state });
}
