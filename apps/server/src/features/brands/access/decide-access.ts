import type { AccessRequest, AnswerOf, ShipperApi } from '@tenderlane/contract';
import { LIMITS, type Role } from '@tenderlane/domain/core';
import { refuseAccessDecision } from '@tenderlane/domain/identity';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import type { AfterQuery } from '../../../platform/http/paging';
import { iso } from '../../../platform/present';
import { dropScheduledMessages, saveAccepted } from '../../messages';
import { findAccount } from '../../identity';
import { recordCompanyEvent } from '../company-event';
import { isMember, lockCompany } from '../queries';
import {
  countOpen,
  findRequest,
  listAccessRequests,
  saveAccessDecision,
  saveMembership,
  type AccessRequestRow,
} from './access-request.queries';

export async function showAccessRequests(
  { sql, principal }: MemberContext,
  { after, per_page: limit = LIMITS.perPageDefault }: AfterQuery,
): Promise<AnswerOf<ShipperApi['GET /profile/access_requests']>> {
  const offset = Number(after ?? 0);
  const rows = await listAccessRequests(sql, principal.companyId, { offset, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(present),
    meta: {
      next: rows.length > limit ? String(offset + limit) : null,
      open: await countOpen(sql, principal.companyId),
    },
  };
}

/** Makes the person a member with a role; if the person joined in another way meanwhile, the role there stays. */
export async function approveAccess(context: MemberContext, id: number, role: Exclude<Role, 'owner'>) {
  const { sql, principal } = context;
  const { companyId } = principal;
  const request = await lockRequest(context, id);
  // A repeated approval changes nothing.
  if (request.state === 'approved') return present(request);
  throwIfRefused(refuseAccessDecision(request.state));
  const at = await context.clock.now(sql);
  const { account_id: accountId } = request;
  if (!(await isMember(sql, companyId, accountId))) {
    const account = await findAccount(sql, accountId);
    const logins = [account?.email, account?.phone].filter((login) => typeof login === 'string');
    await dropScheduledMessages(sql, companyId, logins, at);
    await saveAccepted(sql, companyId, logins, at);
    const memberId = await saveMembership(sql, { companyId, accountId, role }, at);
    await recordCompanyEvent(context, companyId, { at, entityId: memberId, action: 'colleague.joined' });
  }
  await saveAccessDecision(sql, { companyId, id, settledBy: principal.accountId }, { state: 'approved', role }, at);
  const params = { request_id: id };
  await recordCompanyEvent(context, companyId, {
    at,
    entityId: companyId,
    action: 'colleague.access_approved',
    params,
  });
  return show(context, id);
}

export async function declineAccess(context: MemberContext, id: number, reason: string): Promise<AccessRequest> {
  const { sql, principal } = context;
  const { companyId } = principal;
  const request = await lockRequest(context, id);
  if (request.state === 'declined') return present(request);
  throwIfRefused(refuseAccessDecision(request.state));
  const at = await context.clock.now(sql);
  await saveAccessDecision(sql, { companyId, id, settledBy: principal.accountId }, { state: 'declined', reason }, at);
  const params = { request_id: id };
  await recordCompanyEvent(context, companyId, {
    at,
    entityId: companyId,
    action: 'colleague.access_declined',
    params,
  });
  return show(context, id);
}

/** The company lock serializes decisions of two administrators. */
async function lockRequest({ sql, principal }: MemberContext, id: number): Promise<AccessRequestRow> {
  await lockCompany(sql, principal.companyId);
  const request = await findRequest(sql, principal.companyId, id);
  if (!request) throw notFound();
  return request;
}

async function show({ sql, principal }: MemberContext, id: number): Promise<AccessRequest> {
  const request = await findRequest(sql, principal.companyId, id);
  if (!request) throw notFound();
  return present(request);
}

const present = (row: AccessRequestRow): AccessRequest => ({
  id: row.id,
  name: row.person,
  login: row.login,
  message: row.message,
  state: row.state,
  was_member: row.was_member,
  invited_as: row.invited_as,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  settled_at: iso(row.settled_at),
  settled_by: row.settled_by,
});
