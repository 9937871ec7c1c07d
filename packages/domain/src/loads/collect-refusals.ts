import type { Refusal, RefusalCode } from '../core/refusal';
import type { LoadAction } from './load-state';

export type Refusals = Partial<Record<LoadAction, RefusalCode>>;

export function collectRefusals(answers: readonly (readonly [LoadAction, Refusal | null])[]): Refusals {
  return Object.fromEntries(answers.flatMap(([action, refused]) => (refused ? [[action, refused.code]] : [])));
}
