import { stateDueAt } from '../loads/load-due';
import { LOAD_ACTIONS, type LoadState } from '../loads/load-state';
import type { LoadAuction } from './auction';
import type { Standing } from './standing';

export function nextDueAt(load: LoadAuction, standings: readonly Standing[]): number | null {
  const moments = [stateDueAt(load), nextExpiry(load, standings)].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

export function canExpire(standing: Standing): standing is Standing & { validUntil: number } {
  return (standing.state === 'active' || standing.state === 'stale') && standing.validUntil !== null;
}

function nextExpiry({ state }: LoadAuction, standings: readonly Standing[]): number | null {
  const states: readonly LoadState[] = LOAD_ACTIONS.expire;
  if (!states.includes(state)) return null;
  let nearest: number | null = null;
  for (const standing of standings) {
    if (canExpire(standing) && (nearest === null || standing.validUntil < nearest)) nearest = standing.validUntil;
  }
  return nearest;
}
