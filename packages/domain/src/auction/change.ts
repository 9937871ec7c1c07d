import type { LoadAuction, LoadFields } from './auction';
import type { Json } from './chain';
import type { Decision } from '../awards/decision';
import { nextDueAt } from './due';
import { withoutApproval, type Standing } from './standing';
import type { ChainKind, LossReason, OptionState } from './terms';
import { opensNow, shownCounters, type LossGap } from './visibility';

/** What a change of an auction may be recorded as. */
export const CHANGE_ACTIONS = [
  'load.published',
  'load.scheduled',
  'load.publication_failed',
  'load.edited',
  'load.bid_placed',
  'load.bid_withdrawn',
  'load.bid_reconfirmed',
  'load.bid_accepted',
  'load.bid_expired',
  'load.extended',
  'load.closed',
  'load.reopened',
  'load.not_awarded',
  'load.republished',
  'load.canceled',
  'load.canceled_under_way',
  'load.loading_late',
  'load.started',
  'load.completed',
  'load.uncompleted',
  'load.contested',
  'load.resolved',
  'load.archived',
  'load.unarchived',
  'option.declined',
  'option.selected',
  'option.approval_requested',
  'option.approved',
  'option.disapproved',
  'option.confirmed',
  'option.refused',
  'option.lapsed',
  'option.released',
  'option.canceled',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export const NOTICE_KINDS = [
  'invited',
  'outbid',
  'extended',
  'leader_withdrew',
  'terms_changed',
  'publication_failed',
  'tender_over',
  'did_not_take_place',
  'not_awarded',
  'reopened',
  'resumed',
  'approval_requested',
  'approved',
  'disapproved',
  'selected',
  'confirmed',
  'lost',
  'refused',
  'lapsed',
  'released',
  'carrier_canceled',
  'carrier_canceled_under_way',
  'canceled',
  'canceled_under_way',
  'bid_expired',
  'loading_late',
  'not_delivered',
  'resolved',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `everyone`: every carrier the load has reached and who has not left; `approvers`: colleagues with `loads.approve`. */
export type NoticeRecipient = 'shipper' | 'approvers' | 'everyone' | { optionId: number };

export interface Notice {
  kind: NoticeKind;
  to: NoticeRecipient;
  params: Record<string, Json>;
}

export interface ChangeEvent {
  action: ChangeAction;
  optionId: number | null;
  params: Record<string, Json>;
}

/** Why a carrier lost, how it stood, and by how much. */
export interface Loss {
  rank: number | null;
  reason: LossReason;
  gap: LossGap | null;
  text?: string;
}

/** The next state of one option; `standing` holds further columns that change with it. */
export interface OptionChange {
  optionId: number;
  from: OptionState;
  to: OptionState;
  standing?: Partial<Omit<Standing, 'optionId' | 'carrierId' | 'state'>>;
  loss?: Loss;
}

/** An entry to append to the load's chain; the server adds sequence, salt and hashes. */
export interface ChainStep {
  kind: ChainKind;
  payload: Json;
}

/** What every command and the clock give back: written as it is, in the transaction of the command. */
export interface Change {
  load: Partial<LoadFields>;
  options: OptionChange[];
  events: ChangeEvent[];
  notices: Notice[];
  chain: ChainStep[];
  decision: Decision | null;
  /** A new load to publish at once, because the tender failed and the shipper wants it repeated. */
  republish: { percentBp: number } | null;
}

export function emptyChange(load: Partial<LoadFields> = {}): Change {
  return { load, options: [], events: [], notices: [], chain: [], decision: null, republish: null };
}

/** Two changes of one transaction as one; an option both touch goes straight from its first state to its last. */
export function mergeChanges(first: Change, second: Change): Change {
  const options = new Map(first.options.map((change) => [change.optionId, change]));
  for (const later of second.options) {
    const earlier = options.get(later.optionId);
    const merged = earlier && { ...earlier, ...later, from: earlier.from };
    options.set(later.optionId, merged ? { ...merged, standing: { ...earlier.standing, ...later.standing } } : later);
  }
  return {
    load: { ...first.load, ...second.load },
    options: [...options.values()],
    events: [...first.events, ...second.events],
    notices: [...first.notices, ...second.notices],
    chain: [...first.chain, ...second.chain],
    decision: second.decision ?? first.decision,
    republish: second.republish ?? first.republish,
  };
}

/** The standings after a change, as the server's rows will hold them. */
export function applyOptions<S extends Standing>(standings: readonly S[], changes: readonly OptionChange[]): S[] {
  if (changes.length === 0) return [...standings];
  const byOption = new Map(changes.map((change) => [change.optionId, change]));
  return standings.map((standing) => {
    const change = byOption.get(standing.optionId);
    return change ? { ...standing, ...change.standing, state: change.to } : standing;
  });
}

/** Closes a change: counters where bids or bidders moved, the opening of a sealed tender, and the clock's next moment. */
export function completeChange(load: LoadAuction, standings: readonly Standing[], change: Change, t: number): Change {
  const changed = { ...load, ...change.load };
  const opened = opensNow(changed) ? { openedAt: t } : {};
  const next = { ...changed, ...opened };
  const recount = next.state === 'ongoing' || next.state === 'tender_over';
  const after = applyOptions(standings, change.options);
  const counted = recount ? shownCounters(next, withoutApproval(after), t) : {};
  return { ...change, load: { ...change.load, ...opened, ...counted, dueAt: nextDueAt(next, after) } };
}

/** The load and its standings after a change; the memory twin of what the server writes. */
export function applyChange(
  load: LoadAuction,
  standings: readonly Standing[],
  change: Change,
): { load: LoadAuction; standings: Standing[] } {
  return { load: { ...load, ...change.load }, standings: applyOptions(standings, change.options) };
}
