import type { RevisionLimits } from '../core/limits';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';
import type { Terms } from '../terms/terms';

/**
 * Accepted bids and re-confirmations of one carrier on one load: their number, and the last moments (epoch ms), oldest
 * first.
 */
export interface Revisions {
  count: number;
  times: readonly number[];
}

interface Revised {
  revisions?: Revisions;
}

const NONE: Revisions = { count: 0, times: [] };

export function refuseRevision(
  { terms }: { terms: Pick<Terms, 'mode'> },
  { revisions = NONE }: Revised,
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

export function countRevision({ revisions = NONE }: Revised, { perMinute }: RevisionLimits, t: number): Revisions {
  return {
    count: revisions.count + 1,
    times: perMinute > 0 ? [...revisions.times, t].slice(-perMinute) : [],
  };
}
