import type { Json } from '../json';
import type { LoadChange } from '../load/load-change';
import type { LoadFields } from '../load/load-fields';
import type { LoadAuction } from './auction';
import type { Decision } from './decision';
import { nextDueAt } from './due';
import { withoutApproval, type Standing } from './standing';
import type { ChainKind, LossReason, OptionState } from './terms';
import { opensNow, shownCounters, type LossGap } from './visibility';

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
export interface NewChainEntry {
  kind: ChainKind;
  payload: Json;
}

/** What every command and the clock give back: written as it is, in the transaction of the command. */
export interface Change extends LoadChange {
  options: OptionChange[];
  chain: NewChainEntry[];
  decision: Decision | null;
  /** A new load to publish at once, because the tender failed and the shipper wants it repeated. */
  republish: { percentBp: number } | null;
}

export function emptyChange(load: Partial<LoadFields> = {}): Change {
  return { load, options: [], events: [], chain: [], decision: null, republish: null };
}

/** A change that touches the load alone, as one of its auction. */
export const toChange = (change: LoadChange): Change => ({ ...emptyChange(), ...change });

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

/** Completes a change: counters where bids or bidders moved, the opening of a sealed tender, and the clock's next moment. */
export function completeChange(load: LoadAuction, standings: readonly Standing[], change: Change, t: number): Change {
  const changed = { ...load, ...change.load };
  const opened = opensNow(changed) ? { openedAt: t } : {};
  const next = { ...changed, ...opened };
  const recount = next.state === 'ongoing' || next.state === 'tender_over';
  const after = applyOptions(standings, change.options);
  const counted = recount ? shownCounters(next, withoutApproval(after), t) : {};
  return { ...change, load: { ...change.load, ...opened, ...counted, dueAt: nextDueAt(next, after) } };
}

/** The load and its standings after a change, in memory as the server writes them. */
export function applyChange(
  load: LoadAuction,
  standings: readonly Standing[],
  change: Change,
): { load: LoadAuction; standings: Standing[] } {
  return { load: { ...load, ...change.load }, standings: applyOptions(standings, change.options) };
}
