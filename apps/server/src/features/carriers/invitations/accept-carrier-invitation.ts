import { decideAcceptance, ACTIVE_RELATIONS, isActiveRelation, refuseAsking } from '@tenderlane/domain/carriers';
import { refuseRight } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import { hasCompany } from '../../../platform/principal';
import { AppError, invalidField, notFound, throwIfRefused, unwrap } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { createCompany, findSetting, isMember, lockCompany, shareOpenCompany, type CompanyInput } from '../../brands';
import { saveAccepted } from '../../messages';
import { findAccount } from '../../identity';
import { mergeRelations, saveInvitationUse, type InvitationRow } from './invitation.queries';
import { insertRelation, isSameCompany, lockRelation, lockRelationWith, saveCarrierCompany } from '../queries';
import type { Relation } from '../relation';
import { findByCode, toInvitation } from './read-invitation';
import { relationEvent } from '../relation-event';

const JOINED = [...ACTIVE_RELATIONS, 'requested'] as const;
type Joined = (typeof JOINED)[number];

interface Accepted {
  company_id: number;
  shipper: string;
  relation: Joined;
}

/**
 * Joins a shipper's network with the person's carrier company, creating one if needed. A person with another login than
 * the invited one only requests access. A repetition changes nothing.
 */
export async function acceptCarrierInvitation(
  context: PersonContext,
  code: string,
  company: CompanyInput | undefined,
): Promise<Accepted> {
  const { sql, principal } = context;
  const { company_id: shipperId } = await findByCode(context, code);
  // A session of one sender's link accepts only that sender's invitation.
  if (principal.limit && principal.limit.companyId !== shipperId) throw notFound();
  await lockCompany(sql, shipperId);
  const invitation = await findByCode(context, code);
  const repeated = invitation.used_by === principal.accountId && (await findJoined(context, invitation));
  if (repeated) return repeated;

  const now = await context.clock.now(sql);
  const [account, setting] = [await findAccount(sql, principal.accountId), await findSetting(sql, shipperId)];
  const [first, ...others] = [account?.email, account?.phone].filter((login) => typeof login === 'string');
  if (!first) throw notFound();
  const { relation: state } = unwrap(
    decideAcceptance(toInvitation(invitation), [first, ...others], setting.require_packet, now),
  );
  if (state === 'requested') throwIfRefused(refuseAsking(setting.access_from, 'passed-on-invitation'));
  const carrierCompanyId = await enterAsCarrier(context, company, now);
  if (
    (await isMember(sql, shipperId, principal.accountId)) ||
    (await isSameCompany(sql, shipperId, carrierCompanyId))
  ) {
    throw new AppError('invitation.own-company');
  }
  const relation = await chooseRelation(context, invitation, carrierCompanyId, now);
  await shareOpenCompany(sql, carrierCompanyId);
  await saveInvitationUse(sql, invitation, relation.id, principal.accountId, now);
  await saveAccepted(sql, shipperId, [first, ...others], now);
  const joined = { company_id: carrierCompanyId, shipper: invitation.company_name };
  // A carrier already in the network stays as it is; a forwarded invitation must not lower its state.
  if (isActiveRelation(relation.state)) {
    const params = { invitation_id: invitation.id };
    await record(context, [relationEvent(context, relation, { at: now, action: 'carrier.accepted', params })]);
    return { ...joined, relation: relation.state };
  }

  const requestedLogin = state === 'requested' ? first : null;
  await saveCarrierCompany(sql, relation, {
    carrierCompanyId,
    state,
    requestedLogin,
    verifiedAt: state === 'verified' ? now : null,
  });
  const action = state === 'requested' ? 'carrier.requested' : 'carrier.accepted';
  const params = { invitation_id: invitation.id };
  const changes = [{ field: 'state', old: relation.state, new: state }];
  const active = { ...relation, carrier_company_id: carrierCompanyId };
  await record(context, [relationEvent(context, active, { at: now, action, params, changes })]);
  return { ...joined, relation: state };
}

/** Returns the result of an invitation that this person used, if it still holds. */
async function findJoined({ sql, principal }: PersonContext, invitation: InvitationRow): Promise<Accepted | null> {
  const relation = await lockRelation(sql, invitation.company_id, invitation.carrier_id);
  const state = JOINED.find((joined) => joined === relation?.state);
  if (
    !relation?.carrier_company_id ||
    !state ||
    !(await isMember(sql, relation.carrier_company_id, principal.accountId))
  )
    return null;
  return { company_id: relation.carrier_company_id, shipper: invitation.company_name, relation: state };
}

async function enterAsCarrier(context: PersonContext, company: CompanyInput | undefined, now: number): Promise<number> {
  const { principal } = context;
  if (hasCompany(principal)) {
    throwIfRefused(refuseRight(principal.rights, 'bids.write'));
    return principal.companyId;
  }
  if (!company) throw invalidField('company', 'required');
  return createCompany(context, company, now, 'company.legal_id');
}

async function chooseRelation(
  { sql }: PersonContext,
  invitation: InvitationRow,
  carrierCompanyId: number,
  now: number,
): Promise<Relation> {
  const { company_id: shipperId, carrier_id: invitedId } = invitation;
  const invited = await lockRelation(sql, shipperId, invitedId);
  if (!invited) throw notFound();
  const older = await lockRelationWith(sql, shipperId, carrierCompanyId);
  if (older?.state === 'suspended') throw new AppError('carrier.suspended');
  if (older?.id === invitedId || (!older && invited.carrier_company_id === null)) return invited;
  const chosen =
    older ?? (await lockRelation(sql, shipperId, await insertRelation(sql, shipperId, carrierCompanyId, now)));
  if (!chosen) throw notFound();
  await mergeRelations(sql, shipperId, invitedId, chosen.id);
  return chosen;
}
