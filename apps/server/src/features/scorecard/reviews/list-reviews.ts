import { LIMITS } from '@tenderlane/domain/core';
import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier } from '../../carriers';
import { nameLoads } from '../named-loads';
import { presentReview } from './present-review';
import { listReviews } from './review.queries';

interface Asked {
  after?: string | undefined;
  per_page?: number | undefined;
}

export async function showReviews(
  context: MemberContext,
  carrierId: number,
  { after, per_page: limit = LIMITS.perPageDefault }: Asked,
): Promise<AnswerOf<ShipperApi['GET /carriers/{id}/reviews']>> {
  await findOwnCarrier(context, carrierId);
  const before = after === undefined ? null : Number(after);
  const rows = await listReviews(context.sql, context.principal.companyId, carrierId, { before, limit });
  const page = rows.slice(0, limit);
  const nameOf = await nameLoads(
    context,
    page.map((row) => row.load_id),
  );
  return {
    data: page.map((row) => presentReview(row, nameOf(row.load_id))),
    meta: { next: rows.length > limit ? String(page.at(-1)?.id) : null },
  };
}
