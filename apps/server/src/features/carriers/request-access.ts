import { isLinkedRelation, nextRelation, refuseAsking } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../platform/context';
import { AppError, throwIfRefused, unwrap } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { findAccount } from '../identity';
import { findSetting, isMember, lockCompany, shareOpenCompany } from '../brands';
import { insertRelation, isSameCompany, lockRelation, lockRelationWith, saveCarrierCompany } from './queries';
import type { Relation } from './relation';
import { relationEvent } from './relation-event';

/**
 * Returns the relation of the carrier with a shipper whose public link it opened; without one, it creates an access
 * request. The caller handles suspended carriers.
 */
export async function ensureRequestedRelation(
  context: MemberContext,
  shipperId: number,
  now: number,
): Promise<Relation> {
  const { sql, principal } = context;
  await lockCompany(sql, shipperId);
  await shareOpenCompany(sql, shipperId);
  const found = await lockRelationWith(sql, shipperId, principal.companyId);
  if (found && isLinkedRelation(found.state)) return found;
  await shareOpenCompany(sql, principal.companyId);
  if (
    (await isMember(sql, shipperId, principal.accountId)) ||
    (await isSameCompany(sql, shipperId, principal.companyId))
  ) {
    throw new AppError('invitation.own-company');
  }
  const { access_from: mode } = await findSetting(sql, shipperId);
  throwIfRefused(refuseAsking(mode, 'tender-link'));
  const id = found?.id ?? (await insertRelation(sql, shipperId, principal.companyId, now));
  const state = unwrap(nextRelation('request', found?.state ?? 'suggested', { packetRequired: false }));
  const account = await findAccount(sql, principal.accountId);
  const requestedLogin = account?.email ?? account?.phone ?? null;
  await saveCarrierCompany(
    sql,
    { id, company_id: shipperId },
    { carrierCompanyId: principal.companyId, state, requestedLogin, verifiedAt: null },
  );
  const relation = await lockRelation(sql, shipperId, id);
  if (!relation) throw new AppError('server.failure');
  await record(context, [relationEvent(context, relation, { at: now, action: 'carrier.requested' })]);
  return relation;
}
