import type { Refusal, RefusalCode } from '../refusal';
import type { LoadAction } from './load-state';

/** Action → why it is refused now; an action that is not in the answer is allowed. */
export type Refusals = Partial<Record<LoadAction, RefusalCode>>;

/** What is refused of some actions that were asked. */
export function collectRefusals(answers: readonly (readonly [LoadAction, Refusal | null])[]): Refusals {
  return Object.fromEntries(answers.flatMap(([action, refused]) => (refused ? [[action, refused.code]] : [])));
}
