import { refuse, type Refusal } from '../core/refusal';
import { HOUR_MS } from '../core/time';
import { DEMO_LIMITS, type DemoState } from './limits';

export type DemoTrigger = 'agree' | 'ask' | 'cancel' | 'finish' | 'miss';

const MOVES: Record<DemoTrigger, { from: readonly DemoState[]; to: DemoState }> = {
  agree: { from: ['requested', 'agreed'], to: 'agreed' },
  ask: { from: ['requested', 'agreed'], to: 'requested' },
  cancel: { from: ['requested', 'agreed'], to: 'canceled' },
  finish: { from: ['agreed'], to: 'done' },
  miss: { from: ['agreed'], to: 'no_show' },
};

const NEEDS_BEGIN: readonly DemoTrigger[] = ['finish', 'miss'];

export interface DemoFacts {
  state: DemoState;
  at: number | null;
  createdAt: number;
  isConfirmed: boolean;
}

export function moveDemo({ state, at }: DemoFacts, trigger: DemoTrigger, now: number): { state: DemoState } | Refusal {
  const { from, to } = MOVES[trigger];
  if (!from.includes(state)) return refuse('demo.other-state', { state });
  if (NEEDS_BEGIN.includes(trigger) && at !== null && now < at) return refuse('demo.not-begun');
  return { state: to };
}

export function refuseChange(facts: DemoFacts, trigger: 'ask' | 'cancel', now: number): Refusal | null {
  const moved = moveDemo(facts, trigger, now);
  if ('code' in moved) return moved;
  const isLate = facts.state === 'agreed' && facts.at !== null && now > facts.at - DEMO_LIMITS.changeBeforeMs;
  return isLate ? refuse('demo.too-late', { hours: DEMO_LIMITS.changeBeforeMs / HOUR_MS }) : null;
}

export function refuseConfirming({ state, isConfirmed, createdAt }: DemoFacts, now: number): Refusal | null {
  if (isConfirmed) return null;
  if (state !== 'requested') return refuse('demo.other-state', { state });
  return now >= createdAt + DEMO_LIMITS.confirmMs ? refuse('demo.lapsed') : null;
}

export function refuseAgreeing(at: number, isTaken: boolean, now: number): Refusal | null {
  if (at <= now) return refuse('demo.in-past', {}, 'at');
  return isTaken ? refuse('demo.time-taken', {}, 'at') : null;
}

export function demoDueAt({ state, at, createdAt, isConfirmed }: DemoFacts, now: number): number | null {
  if (!isConfirmed) return createdAt + DEMO_LIMITS.unconfirmedMs;
  if (state !== 'agreed' || at === null) return null;
  const remindAt = at - DEMO_LIMITS.remindBeforeMs;
  return remindAt > now ? remindAt : null;
}
