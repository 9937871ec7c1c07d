import { republishLoad } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { applyChanges, lockAuction } from '../auction';
import { shareOpenCompany } from '../brands';
import { republish, type RepublishedLoad } from './republish';

/** Repeats a tender without a winner as a new load, at a raised price or, with 0, at the same price. */
export async function raiseAndRepublish(
  context: MemberContext,
  id: number,
  body: { percent_bp?: number | undefined; publish?: boolean | undefined },
): Promise<RepublishedLoad> {
  const locked = await lockAuction(context, id);
  const percentBp = body.percent_bp ?? (locked.load.terms.startingRate === null ? 0 : locked.load.terms.raisePercentBp);
  const change = unwrap(republishLoad(locked.load, locked.standings, percentBp, locked.now), {
    state: locked.row.state,
  });
  await shareOpenCompany(context.sql, context.principal.companyId);
  await applyChanges(context, [{ locked, change, cause: causeOf(context) }]);
  return republish(context, locked, { percentBp }, context, { publish: body.publish ?? true, isAutomatic: false });
}
