import type { LoadState } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';

export const REVIEW_TAGS = [
  'punctual',
  'careful',
  'easy_to_reach',
  'good_vehicle',
  'papers_in_order',
  'late',
  'damage',
  'hard_to_reach',
  'bad_vehicle',
  'papers_missing',
] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

export const REVIEW_LIMITS = { starsMin: 1, starsMax: 5, reasonUnder: 4, editDays: 14 } as const;

/** The carrier sees the reason; only colleagues see the private note. */
export interface ReviewInput {
  stars: number;
  tags: readonly ReviewTag[];
  reason: string | null;
  privateNote: string | null;
}

export const reviewClosesAt = (reviewedAt: number): number => reviewedAt + REVIEW_LIMITS.editDays * DAY_MS;

export function refuseReviewOf(load: { state: LoadState; previousState: LoadState | null }): Refusal | null {
  const state = load.state === 'archived' ? load.previousState : load.state;
  return state === 'completed' ? null : refuse('review.not-completed', { state: load.state });
}

/** Refuses a review; null when allowed. `reviewedAt` is the time of the first review, null before it. */
export function refuseReview(
  load: { state: LoadState; previousState: LoadState | null },
  reviewedAt: number | null,
  { stars, reason }: Pick<ReviewInput, 'stars' | 'reason'>,
  now: number,
): Refusal | null {
  const refused = reviewedAt === null ? refuseReviewOf(load) : refuseReviewChange(reviewedAt, now);
  if (refused) return refused;
  if (stars < REVIEW_LIMITS.reasonUnder && !reason)
    return refuse('review.reason-required', { under: REVIEW_LIMITS.reasonUnder }, 'reason');
  return null;
}

export const refuseReviewChange = (reviewedAt: number, now: number): Refusal | null =>
  now < reviewClosesAt(reviewedAt) ? null : refuse('review.closed', { days: REVIEW_LIMITS.editDays });

export const isSameReview = (a: ReviewInput, b: ReviewInput): boolean =>
  a.stars === b.stars &&
  a.reason === b.reason &&
  a.privateNote === b.privateNote &&
  [...a.tags].sort().join() === [...b.tags].sort().join();
