import type { ChangeEvent } from '../events/change-event';
import { stateDueAt } from './load-due';
import type { LoadFields, LoadRecord } from './load-fields';

export interface LoadChange {
  load: Partial<LoadFields>;
  events: ChangeEvent[];
}

export function emptyLoadChange(load: Partial<LoadFields> = {}): LoadChange {
  return { load, events: [] };
}

export function completeLoadChange(load: LoadRecord, change: LoadChange): LoadChange {
  return { ...change, load: { ...change.load, dueAt: stateDueAt({ ...load, ...change.load }) } };
}
