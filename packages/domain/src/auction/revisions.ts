import { refuse, type Refusal } from '../refusal';
import { MINUTE_MS } from '../time';
import type { LoadAuction } from './auction';
import type { Standing } from './standing';

/** How often one carrier may bid or re-confirm on one load; 0 is no limit. */
export interface RevisionLimits {
  perMinute: number;
  inAll: number;
  inAllSealed: number;
}

export const REVISION_LIMITS: RevisionLimits = { perMinute: 20, inAll: 300, inAllSealed: 30 };

/** What was accepted of one carrier on one load: how often in all, and the last moments (epoch ms), oldest first. */
export interface Revisions {
  count: number;
  times: readonly number[];
}

const NONE: Revisions = { count: 0, times: [] };

/** Says why this carrier may not bid or re-confirm once more now; null when it may. */
export function refuseRevision(
  { terms }: Pick<LoadAuction, 'terms'>,
  { revisions = NONE }: Standing,
  limits: RevisionLimits,
  t: number,
): Refusal | null {
  const most = terms.mode === 'sealed' ? limits.inAllSealed : limits.inAll;
  if (most > 0 && revisions.count >= most) return refuse('bid.too-many', { max: most });
  const { perMinute } = limits;
  const first = perMinute > 0 ? revisions.times.at(-perMinute) : undefined;
  if (first === undefined || t - first >= MINUTE_MS) return null;
  return refuse('bid.too-often', { max: perMinute, retry_after_s: Math.ceil((first + MINUTE_MS - t) / 1000) });
}

/** The same with one more, accepted at `t`; as many moments are kept as the limit asks for. */
export function countRevision({ revisions = NONE }: Standing, { perMinute }: RevisionLimits, t: number): Revisions {
  return {
    count: revisions.count + 1,
    times: perMinute > 0 ? [...revisions.times, t].slice(-perMinute) : [],
  };
}
