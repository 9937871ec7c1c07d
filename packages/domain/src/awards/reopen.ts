import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import { refuseEnd } from '../auction/manual-extend';
import type { Standing } from '../auction/standing';
import { LIMITS } from '../core/limits';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { NO_WINNER } from './close';
import { restoreLosers } from './winner-gone';

/** Refuses another reopening; null when allowed. At most two per load. */
export function refuseReopen(load: LoadAuction, t: number): Refusal | null {
  const refused = refuseAction('reopen', load);
  if (refused) return refused;
  const params = { state: load.state };
  // A person who has seen the prices could have a carrier bid below them.
  if (load.terms.mode === 'sealed') return refuse('load.sealed', params);
  if (load.decisionEndsAt !== null && t >= load.decisionEndsAt) return refuse('load.decision-over', params);
  return load.reopenCount >= LIMITS.reopensMax
    ? refuse('load.reopen-limit', { ...params, max: LIMITS.reopensMax })
    : null;
}

export function reopenTender(
  load: LoadAuction,
  standings: readonly Standing[],
  end: number,
  t: number,
): Refusal | Change {
  const refused = refuseReopen(load, t) ?? refuseEnd(load, end, t);
  if (refused) return refused;
  const change = emptyChange({
    ...NO_WINNER,
    state: 'ongoing',
    end0: end,
    effectiveEnd: end,
    reopenCount: load.reopenCount + 1,
  });
  change.options = restoreLosers(standings, t);
  change.events.push({ action: 'load.reopened', optionId: null, params: { end } });
  change.chain.push({ kind: 'extend', payload: { from: load.effectiveEnd, to: end, cause: 'reopened' } });
  return completeChange(load, standings, change, t);
}
