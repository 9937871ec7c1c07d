import { toTimedLoad, type LoadAuction } from './auction';
import { completeChange, emptyChange, mergeChanges, type Change } from './change';
import { extendForNewLeader } from './extend';
import type { Standing } from './standing';

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
