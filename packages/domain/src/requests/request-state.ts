import { refuse, type Refusal } from '../core/refusal';
import { HELP_LIMITS, type RequestState } from './limits';

export type RequestTrigger = 'assign' | 'wait' | 'solve' | 'close' | 'reopen';

const MOVES: Record<RequestTrigger, { from: readonly RequestState[]; to: RequestState }> = {
  assign: { from: ['new'], to: 'open' },
  wait: { from: ['open'], to: 'waiting' },
  solve: { from: ['open', 'waiting'], to: 'solved' },
  close: { from: ['solved'], to: 'closed' },
  reopen: { from: ['waiting', 'solved', 'closed'], to: 'open' },
};

export interface RequestFacts {
  state: RequestState;
  changedAt: number;
}

export function moveRequest({ state, changedAt }: RequestFacts, trigger: RequestTrigger, now: number) {
  const { from, to } = MOVES[trigger];
  if (!from.includes(state)) return refuse('request.other-state', { state });
  if (state === 'closed' && now >= changedAt + HELP_LIMITS.reopensForMs) return refuse('request.closed-for-good');
  return { state: to };
}

export interface Waiting {
  waitsSince: number | null;
  isBlocking: boolean;
}

const isReopening = (from: RequestState, to: RequestState) => to === 'open' && from !== 'new';

// A waiting request still counts among those that stand still; a solved or closed one does not.
export const takesPlaceAgain = (from: RequestState, to: RequestState): boolean =>
  isReopening(from, to) && from !== 'waiting';

export function waitingAfter(
  { state, waitsSince, isBlocking }: Waiting & { state: RequestState },
  { to, at, mayBlock }: { to: RequestState; at: number; mayBlock: boolean },
): Waiting {
  const since = isReopening(state, to) ? (waitsSince ?? at) : waitsSince;
  return {
    waitsSince: to === 'open' ? since : null,
    isBlocking: isBlocking && (mayBlock || !takesPlaceAgain(state, to)),
  };
}

export function requestDueAt({ state, changedAt }: RequestFacts): number | null {
  if (state === 'solved') return changedAt + HELP_LIMITS.closesAfterMs;
  return state === 'closed' ? changedAt + HELP_LIMITS.reopensForMs : null;
}

// Only who asked closes a solved request; the others wait for the clock.
export function refuseClosing(facts: RequestFacts & { isAsker: boolean }, now: number): Refusal | null {
  const moved = moveRequest(facts, 'close', now);
  if ('code' in moved) return moved;
  return facts.isAsker ? null : refuse('request.not-asker');
}

export function refuseReopening(facts: RequestFacts, now: number): Refusal | null {
  const moved = moveRequest(facts, 'reopen', now);
  return 'code' in moved ? moved : null;
}
