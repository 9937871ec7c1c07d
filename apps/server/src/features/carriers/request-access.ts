import { isRefusal, nextRelation } from '@tenderlane/domain';
import type { ActorContext } from '../../platform/context';
import { AppError, refused } from '../../platform/errors';
import { recordAndReact } from '../../platform/reactions';
import { findAccount } from '../identity';
import { isMember, lockCompany } from '../brands';
import {
  findRelation,
  insertRelation,
  isSameCompany,
  lockRelation,
  saveCarrierCompany,
  type Relation,
} from './queries';
import { relationEvent } from './relation-event';

const RELATED = ['requested', 'on_review', 'verified', 'suspended'];

/**
 * The relation of the calling carrier with a shipper whose public tender link it opened: the one there is, else a
 * request for access. What a suspended carrier may do is the caller's rule.
 */
export async function ensureRequestedRelation(
  context: ActorContext,
  shipperId: number,
  now: number,
): Promise<Relation> {
  const { sql, actor } = context;
  await lockCompany(sql, shipperId);
  const found = await findRelation(sql, shipperId, actor.companyId);
  if (found && RELATED.includes(found.state)) return found;
  if ((await isMember(sql, shipperId, actor.accountId)) || (await isSameCompany(sql, shipperId, actor.companyId))) {
    throw new AppError('invitation.own-company');
  }
  const id = found?.id ?? (await insertRelation(sql, shipperId, actor.companyId, now));
  const state = nextRelation('request', found?.state ?? 'suggested', { packetRequired: false });
  if (isRefusal(state)) throw refused(state);
  const account = await findAccount(sql, actor.accountId);
  const requestedLogin = account?.email ?? account?.phone ?? null;
  await saveCarrierCompany(
    sql,
    { id, company_id: shipperId },
    { carrierCompanyId: actor.companyId, state, requestedLogin, verifiedAt: null },
  );
  const relation = await lockRelation(sql, shipperId, id);
  if (!relation) throw new AppError('server.failure');
  await recordAndReact(context, [relationEvent(context, relation, { at: now, action: 'carrier.requested' })]);
  return relation;
}
