import { emptyChange, publishLoad, type Change } from '@tenderlane/domain/auction';
import { raisePrice } from '@tenderlane/domain/awards';
import type { RecordContext } from '../../platform/events/in-transaction';
import { unwrap } from '../../platform/errors';
import { causeOf, type Acting } from '../../platform/events/cause';
import { isPerson } from '../../platform/principal';
import { auctionOf, findMissing, missingByPlan, repeatLoad } from '../loads';
import { applyChanges, applyPublications, type LockedAuction } from '../auction';

export interface RepublishedLoad {
  id: number;
  published: boolean;
}

/**
 * Repeats a tender as a new load. If something prevents its publication, the problem is recorded and the load stays a
 * draft.
 */
export async function republish(
  context: RecordContext,
  locked: LockedAuction,
  { percentBp }: { percentBp: number },
  acting: Acting,
  { publish, isAutomatic }: { publish: boolean; isAutomatic: boolean },
): Promise<RepublishedLoad> {
  const { sql } = context;
  const { row, load, now } = locked;
  const rates = unwrap(raisePrice(load.terms, percentBp));
  const { principal: actor } = acting;
  const cause = causeOf(acting);
  const count = row.republish_count + (isPerson(actor) ? 0 : 1);
  const managerId = isPerson(actor) ? actor.accountId : row.manager_id;
  const copy = await repeatLoad(sql, row, { managerId, count, rates, at: now });
  if (!publish) return { id: copy.id, published: false };

  const missing = [...(isAutomatic ? missingByPlan() : []), ...(await findMissing(sql, copy, { now }))];
  const draft = auctionOf(copy.row, copy.parts.terms, {
    ...load.approvalFacts,
    publishedRule: null,
  });
  if (missing.length > 0) {
    const params = { missing: missing.map(({ field, code }) => ({ field, code })) };
    const events: Change['events'] = [{ action: 'load.repeat_failed', optionId: null, params }];
    const fresh = { row: copy.row, load: draft, standings: [], now };
    await applyChanges(context, [{ locked: fresh, change: { ...emptyChange(), events }, cause }]);
    return { id: copy.id, published: false };
  }
  const change = unwrap(publishLoad(draft, [], now));
  await applyPublications(
    context,
    [{ locked: { row: copy.row, load: draft, standings: [], now }, change, cause }],
    now,
  );
  return { id: copy.id, published: true };
}
