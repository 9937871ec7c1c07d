import { refuse, type Refusal } from '../refusal';
import type { Counted } from './facts';
import { presentWindow } from './figures';
import { countsAgainst } from './metrics';

/** A carrier says of something that counts against it that it should not; the shipper agrees or says why not. */
export const CONTEST_STATES = ['open', 'accepted', 'declined'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Says why a carrier cannot contest something; null when it can. Each thing is contested once. */
export function refuseContest(
  item: Counted | undefined,
  contest: { state: ContestState } | null,
  now: number,
): Refusal | null {
  if (contest) return refuse('contest.exists', { state: contest.state });
  const isCounted = item !== undefined && countsAgainst(item) && item.at >= presentWindow(now).from;
  return isCounted ? null : refuse('contest.not-counted');
}

/** Says why a contest cannot be decided so; null when it can. Whoever declines says why. */
export function refuseContestDecision(
  { state }: { state: ContestState },
  { accept, text }: { accept: boolean; text: string | null },
): Refusal | null {
  if (state !== 'open') return refuse('contest.decided', { state });
  return accept || text ? null : refuse('contest.text-required', {}, 'text');
}
