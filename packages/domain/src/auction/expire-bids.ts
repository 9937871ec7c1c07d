import { refuseAction } from '../loads/load-state';
import type { Refusal } from '../core/refusal';
import type { LoadAuction } from './auction';
import { completeChange, emptyChange, type Change } from './change';
import { canExpire } from './due';
import type { Standing } from './standing';

export function expireBids(load: LoadAuction, standings: readonly Standing[], t: number): Refusal | Change {
  const refused = refuseAction('expire', load);
  if (refused) return refused;
  const change = emptyChange();
  for (const standing of standings) {
    if (!canExpire(standing) || standing.validUntil > t) continue;
    const { optionId, state, bidId, validUntil } = standing;
    change.options.push({ optionId, from: state, to: 'expired' });
    change.events.push({
      action: 'load.bid_expired',
      optionId,
      params: { bid_id: bidId, valid_until: validUntil },
    });
  }
  return completeChange(load, standings, change, t);
}
