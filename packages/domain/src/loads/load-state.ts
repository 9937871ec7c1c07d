import { refuse, type Refusal, type RefusalCode } from '../core/refusal';

export const LOAD_STATES = [
  'draft',
  'ongoing',
  'tender_over',
  'awaiting_confirmation',
  'processing',
  'in_progress',
  'did_not_take_place',
  'completed',
  'uncompleted',
  'canceled',
  'archived',
] as const;
export type LoadState = (typeof LOAD_STATES)[number];

export const TIMELINE_STEPS = [
  'published',
  'winner',
  'confirmed',
  'documents',
  'loading',
  'transit',
  'unloading',
  'documents_back',
  'paid',
] as const;
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

export type Timeline = Partial<Record<TimelineStep, number>>;

export const FINAL_STATES = [
  'completed',
  'uncompleted',
  'canceled',
  'did_not_take_place',
] as const satisfies LoadState[];

/** States of an order that was delivered or should have been. Review and disputes stay possible in all of them. */
export const DELIVERED_STATES: readonly LoadState[] = ['completed', 'uncompleted', 'archived'];

/** The state machine: which action is legal in which state. The guard, the 409 and the disabled buttons all read this table. */
export const LOAD_ACTIONS = {
  edit: ['draft', 'ongoing'],
  publish: ['draft'],
  schedule: ['draft'],
  bid: ['ongoing'],
  book_now: ['ongoing'],
  withdraw: ['ongoing'],
  reconfirm: ['ongoing'],
  decline: ['ongoing', 'awaiting_confirmation'],
  confirm: ['awaiting_confirmation'],
  select_option: ['ongoing', 'tender_over'],
  approve_option: ['ongoing', 'tender_over'],
  extend: ['ongoing'],
  reopen: ['tender_over'],
  cancel: ['ongoing', 'tender_over', 'awaiting_confirmation', 'processing', 'in_progress'],
  release: ['awaiting_confirmation', 'processing'],
  carrier_cancel: ['processing', 'in_progress'],
  raise_price: ['did_not_take_place', 'tender_over', 'canceled'],
  duplicate: LOAD_STATES,
  start: ['processing'],
  complete: ['in_progress'],
  fail: ['in_progress'],
  contest: ['completed'],
  resolve: ['uncompleted'],
  archive: FINAL_STATES,
  unarchive: ['archived'],
  hand_over: LOAD_STATES.filter((state) => state !== 'archived'),
  delete: ['draft'],
  close: ['ongoing'],
  lapse: ['awaiting_confirmation'],
  decide: ['tender_over'],
  approval_due: ['ongoing', 'tender_over'],
  publish_due: ['draft'],
  archive_due: FINAL_STATES,
  loading_due: ['processing'],
  expire: ['ongoing', 'tender_over', 'awaiting_confirmation'],
} as const satisfies Record<string, readonly LoadState[]>;
export type LoadAction = keyof typeof LOAD_ACTIONS;

const AWARDED: readonly LoadState[] = [
  'awaiting_confirmation',
  'processing',
  'in_progress',
  'completed',
  'uncompleted',
];

/** A pending approval stops bidding and every other way to choose or restart. */
const STOPPED_BY_APPROVAL: Partial<Record<LoadAction, RefusalCode>> = {
  bid: 'auction.frozen',
  book_now: 'auction.frozen',
  withdraw: 'auction.frozen',
  reconfirm: 'auction.frozen',
  extend: 'auction.frozen',
  edit: 'auction.frozen',
  select_option: 'load.approval-pending',
  reopen: 'load.approval-pending',
  raise_price: 'load.approval-pending',
};

/** The facts that decide on an action; `approval` is null unless an award waits for approval. */
export interface ActionSubject {
  state: LoadState;
  approval?: object | null;
}

/** Refuses an action that is illegal in the load's state; null when legal. Every refusal has `params.state`. */
export function refuseAction(action: LoadAction, load: ActionSubject): Refusal | null {
  const states: readonly LoadState[] = LOAD_ACTIONS[action];
  const params = { state: load.state };
  if (!states.includes(load.state)) return refuse(wrongStateCode(action, load.state), params);
  const stopped = load.approval ? STOPPED_BY_APPROVAL[action] : undefined;
  if (stopped) return refuse(stopped, params);
  if (action === 'approve_option' && !load.approval) return refuse('load.approval-not-pending', params);
  return null;
}

function wrongStateCode(action: LoadAction, state: LoadState): RefusalCode {
  const awarded = AWARDED.includes(state);
  if (state === 'draft') return 'load.wrong-state';
  if ((action === 'select_option' || action === 'book_now') && awarded) return 'load.already-awarded';
  if (action === 'bid' || action === 'book_now' || action === 'reconfirm') return 'bid.too-late';
  if (action === 'withdraw') return 'bid.withdraw-too-late';
  return 'load.wrong-state';
}

export function timelineStep(timeline: Timeline): TimelineStep | null {
  return TIMELINE_STEPS.findLast((step) => timeline[step] !== undefined) ?? null;
}

export function withoutSteps(timeline: Timeline, ...steps: TimelineStep[]): Timeline {
  return Object.fromEntries(Object.entries(timeline).filter(([step]) => !(steps as string[]).includes(step)));
}
