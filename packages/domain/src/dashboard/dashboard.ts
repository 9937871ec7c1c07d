import type { Right } from '../core/roles';

export const OFFICE_ENDS_HOUR = 18;
export const SAVINGS_WEEKS = 13;
export const LANES_SHOWN = 8;

/** `button` acts, `waits` says that a manager must act, `none` shows neither. */
export type AttentionAction = 'button' | 'waits' | 'none';

/**
 * Returns what an item shows to a reader. People who may change loads, but lack the right of the button, read that it
 * waits for a manager.
 */
export function attentionAction(right: Right | undefined, rights: ReadonlySet<Right>): AttentionAction {
  if (right === undefined || rights.has(right)) return 'button';
  return rights.has('loads.write') ? 'waits' : 'none';
}
