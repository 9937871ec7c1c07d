import { refuse, type Refusal } from '../core/refusal';
import type { FigureItem } from './facts';
import { presentWindow } from './figures';
import { countsAgainst } from './metrics';

/** A carrier contests something that counts against it; the shipper accepts, or declines with a reason. */
export const CONTEST_STATES = ['open', 'accepted', 'declined'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Refuses a contest; null when allowed. Each item can be contested once. */
export function refuseFigureContest(
  item: FigureItem | undefined,
  contest: { state: ContestState } | null,
  now: number,
): Refusal | null {
  if (contest) return refuse('contest.exists', { state: contest.state });
  const isCounted = item !== undefined && countsAgainst(item) && item.at >= presentWindow(now).from;
  return isCounted ? null : refuse('contest.not-counted');
}

/** Refuses a decision about a contest; null when allowed. Declining needs a reason. */
export function refuseContestDecision(
  { state }: { state: ContestState },
  { accept, text }: { accept: boolean; text: string | null },
): Refusal | null {
  if (state !== 'open') return refuse('contest.decided', { state });
  return accept || text ? null : refuse('contest.text-required', {}, 'text');
}
