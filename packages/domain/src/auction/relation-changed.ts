import { toTimedLoad, type LoadAuction } from './auction';
import { completeChange, emptyChange, mergeChanges, type Change } from './change';
import { extendForNewLeader } from './extend';
import type { Standing } from './standing';

/** A suspended carrier's bid no longer counts: ranks and counters are taken anew. `standings` already say so. */
export function suspendStanding(
  load: LoadAuction,
  standings: readonly Standing[],
  optionId: number,
  t: number,
): Change {
  const change = emptyChange();
  change.chain.push({ kind: 'suspend', payload: { option_id: optionId, suspended: true } });
  return completeChange(load, standings, change, t);
}

/** The suspension ended: a bid that is still valid counts again, and may take the lead as a new one would. */
export function resumeStanding(load: LoadAuction, standings: readonly Standing[], optionId: number, t: number): Change {
  const change = emptyChange();
  change.chain.push({ kind: 'suspend', payload: { option_id: optionId, suspended: false } });
  if (load.state !== 'ongoing' || load.approval !== null) return completeChange(load, standings, change, t);
  const before = standings.map((standing) =>
    standing.optionId === optionId ? { ...standing, inAudience: false } : standing,
  );
  const settled = extendForNewLeader(toTimedLoad(load), before, standings, t);
  return completeChange(load, standings, mergeChanges(change, settled.change), t);
}
