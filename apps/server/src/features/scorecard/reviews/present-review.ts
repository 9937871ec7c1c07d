import { reviewClosesAt, type ReviewInput, type ReviewTag } from '@tenderlane/domain/scorecard';
import type { Review } from '@tenderlane/contract';
import { iso } from '../../../platform/present';
import type { NamedLoad } from '../named-loads';
import type { ReviewRow } from './review.queries';

/** The database contains only validated tags. */
const tagsOf = ({ tags }: ReviewRow) => tags as ReviewTag[];

export const inputOf = (row: ReviewRow): ReviewInput => ({
  stars: row.stars,
  tags: tagsOf(row),
  reason: row.reason,
  privateNote: row.private_note,
});

export const presentReview = (row: ReviewRow, load: NamedLoad): Review => ({
  id: row.id,
  load,
  stars: row.stars,
  tags: tagsOf(row),
  reason: row.reason,
  private_note: row.private_note,
  counts: !row.is_excluded,
  reviewed_by: row.reviewed_by,
  reviewed_at: row.reviewed_at.toISOString(),
  changed_at: iso(row.changed_at),
  closes_at: new Date(reviewClosesAt(row.reviewed_at.getTime())).toISOString(),
});
