import type { ChangeEvent } from '../events/change-params';
import { stateDueAt } from './load-due';
import type { LoadFields, LoadRecord } from './load-fields';

/** What a rule about a load alone gives back: its next fields and what is recorded of it. */
export interface LoadChange {
  load: Partial<LoadFields>;
  events: ChangeEvent[];
}

export function emptyLoadChange(load: Partial<LoadFields> = {}): LoadChange {
  return { load, events: [] };
}

/** Completes a change of a load that touches no option: only the clock's next moment follows from it. */
export function completeLoadChange(load: LoadRecord, change: LoadChange): LoadChange {
  return { ...change, load: { ...change.load, dueAt: stateDueAt({ ...load, ...change.load }) } };
}
