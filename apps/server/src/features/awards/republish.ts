import { emptyChange, type Change } from '@tenderlane/domain/auction';
import { raisePrice } from '@tenderlane/domain/awards';
import type { RecordContext } from '../../platform/events/in-transaction';
import { unwrap } from '../../platform/errors';
import { causeOf, type CommandActor } from '../../platform/events/cause';
import { isPerson } from '../../platform/principal';
import { auctionOf, repeatLoad } from '../loads';
import { applyChanges, publishDraft, type LockedAuction } from '../auction';

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
  acting: CommandActor,
  { publish, isAutomatic }: { publish: boolean; isAutomatic: boolean },
): Promise<RepublishedLoad> {
  const { sql } = context;
  const { row, load, now } = locked;
  const rates = unwrap(raisePrice(load.terms, percentBp));
  const { principal: actor } = acting;
  const count = row.republish_count + (isPerson(actor) ? 0 : 1);
  const managerId = isPerson(actor) ? actor.accountId : row.manager_id;
  const copy = await repeatLoad(sql, row, { managerId, count, rates, at: now });
  if (!publish) return { id: copy.id, published: false };

  const draft = auctionOf(copy.row, copy.parts.terms, {
    ...load.approvalFacts,
    publishedRule: null,
  });
  const fresh = { row: copy.row, load: draft, standings: [], now };
  const missing = await publishDraft(context, { ...fresh, parts: copy.parts }, acting, {
    publishAt: null,
    checksPlan: isAutomatic,
  });
  if (missing.length === 0) return { id: copy.id, published: true };
  const params = { missing: missing.map(({ field, code }) => ({ field, code })) };
  const events: Change['events'] = [{ action: 'load.repeat_failed', optionId: null, params }];
  await applyChanges(context, [{ locked: fresh, change: { ...emptyChange(), events }, cause: causeOf(acting) }]);
  return { id: copy.id, published: false };
}
