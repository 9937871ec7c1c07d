import type { Json } from '../core/json';
import type { LoadChange } from '../loads/load-change';
import type { LoadFields } from '../loads/load-fields';
import type { LoadAuction } from './auction';
import type { Decision } from './decision';
import { nextDueAt } from './due';
import { withoutApproval, type Standing } from './standing';
import type { ChainKind, LossReason, OptionState } from '../terms/terms';
import { opensNow, shownCounters, type LossGap } from './visibility';

export interface LossDetails {
  rank: number | null;
  reason: LossReason;
  gap: LossGap | null;
  text?: string;
}

export interface OptionChange {
  optionId: number;
  from: OptionState;
  to: OptionState;
  standing?: Partial<Omit<Standing, 'optionId' | 'carrierId' | 'state'>>;
  loss?: LossDetails;
}

/** An entry to append to the load's chain; the server adds sequence, salt and hashes. */
export interface NewChainEntry {
  kind: ChainKind;
  payload: Json;
}

/** The result of every command and of the clock. The server writes it in the transaction of the command. */
export interface Change extends LoadChange {
  options: OptionChange[];
  chain: NewChainEntry[];
  decision: Decision | null;
  republish: { percentBp: number } | null;
}

export function emptyChange(load: Partial<LoadFields> = {}): Change {
  return { load, options: [], events: [], chain: [], decision: null, republish: null };
}

export const toChange = (change: LoadChange): Change => ({ ...emptyChange(), ...change });

/** Merges two changes of one transaction. An option in both goes straight from its first state to its last. */
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
    chain: [...first.chain, ...second.chain],
    decision: second.decision ?? first.decision,
    republish: second.republish ?? first.republish,
  };
}

export function applyOptions<S extends Standing>(standings: readonly S[], changes: readonly OptionChange[]): S[] {
  if (changes.length === 0) return [...standings];
  const byOption = new Map(changes.map((change) => [change.optionId, change]));
  return standings.map((standing) => {
    const change = byOption.get(standing.optionId);
    return change ? { ...standing, ...change.standing, state: change.to } : standing;
  });
}

export function completeChange(load: LoadAuction, standings: readonly Standing[], change: Change, t: number): Change {
  const changed = { ...load, ...change.load };
  const opened = opensNow(changed) ? { openedAt: t } : null;
  const next = opened ? { ...changed, ...opened } : changed;
  const recount = next.state === 'ongoing' || next.state === 'tender_over';
  const after = applyOptions(standings, change.options);
  const counted = recount ? shownCounters(next, withoutApproval(after), t) : {};
  return { ...change, load: { ...change.load, ...opened, ...counted, dueAt: nextDueAt(next, after) } };
}

export function applyChange(
  load: LoadAuction,
  standings: readonly Standing[],
  change: Change,
): { load: LoadAuction; standings: Standing[] } {
  return { load: { ...load, ...change.load }, standings: applyOptions(standings, change.options) };
}
