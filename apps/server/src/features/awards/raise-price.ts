import { republishLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { accept } from '../../platform/errors';
import { applyChanges, causeOf, holdAuction } from '../auction';
import { republish, type Republished } from './republish';

/** Repeats a tender that found nobody as a new load, at a raised price or, with 0, at the same one. */
export async function raiseAndRepublish(
  context: MemberContext,
  id: number,
  body: { percent_bp?: number | undefined; publish?: boolean | undefined },
): Promise<Republished> {
  const held = await holdAuction(context, id);
  const percentBp = body.percent_bp ?? (held.load.terms.startingRate === null ? 0 : held.load.terms.raisePercentBp);
  const change = accept(republishLoad(held.load, held.standings, percentBp, held.now), { state: held.row.state });
  const cause = causeOf(context);
  applyChanges(context.sql, [{ held, change, cause }]);
  return republish(context.sql, held, { percentBp }, cause, { publish: body.publish ?? true });
}
