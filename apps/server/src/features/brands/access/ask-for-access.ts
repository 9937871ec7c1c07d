import type { OwnAccessRequest } from '@tenderlane/contract';
import { DAY_MS } from '@tenderlane/domain/core';
import { refuseAccessRequest } from '@tenderlane/domain/identity';
import type { PersonContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { iso } from '../../../platform/present';
import { actorOf } from '../../../platform/principal';
import { lockAccount } from '../../identity';
import { findCompany, findRelatedCompany, isMember, lockCompany } from '../queries';
import {
  insertAccessRequest,
  listOwnRequests,
  readAskingFacts,
  saveAsked,
  type Asked,
  type OwnRequestRow,
} from './access-request.queries';

export async function showOwnRequests({ sql, principal }: PersonContext): Promise<OwnAccessRequest[]> {
  return (await listOwnRequests(sql, principal.accountId)).map(present);
}

/**
 * Asks a company's administrators for membership. Only companies that the person belonged to or is invited to are
 * found; others answer not-found. An open request is updated without a second message.
 */
export async function askForAccess(context: PersonContext, companyId: number, asked: Asked) {
  const { sql, principal, batchUuid } = context;
  const { accountId } = principal;
  if (!(await findAskable(context, companyId))) throw notFound();
  // The locks serialize two requests at once. The company is locked first: while waiting for it, a lock of the account
  // would block the person's other requests.
  await lockCompany(sql, companyId);
  await lockAccount(sql, accountId);
  const at = await context.clock.now(sql);
  const facts = await readAskingFacts(sql, companyId, accountId, at - DAY_MS);
  const isNow = await isMember(sql, companyId, accountId);
  if (facts.open_id !== null && !isNow) {
    await saveAsked(sql, companyId, facts.open_id, asked);
    return showOwn(context, companyId);
  }
  const declinedAt = facts.declined_at?.getTime() ?? null;
  throwIfRefused(refuseAccessRequest({ isMember: isNow, declinedAt, ofPersonToday: facts.of_person }, at));
  const id = await insertAccessRequest(sql, { companyId, accountId, ...asked }, at);
  await record(context, [
    {
      at,
      companyId,
      entityId: companyId,
      action: 'colleague.access_asked',
      actor: actorOf(principal),
      batchUuid,
      params: { request_id: id },
    },
  ]);
  return showOwn(context, companyId);
}

async function findAskable({ sql, principal }: PersonContext, companyId: number): Promise<boolean> {
  const related = await findRelatedCompany(sql, principal.accountId, companyId);
  if (!related) return false;
  return (await findCompany(sql, companyId))?.kind === principal.side;
}

async function showOwn(context: PersonContext, companyId: number): Promise<OwnAccessRequest> {
  const own = (await showOwnRequests(context)).find((request) => request.company_id === companyId);
  if (!own) throw notFound();
  return own;
}

const present = (row: OwnRequestRow): OwnAccessRequest => ({
  company_id: row.company_id,
  company_name: row.company,
  message: row.message,
  state: row.state,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  settled_at: iso(row.settled_at),
});
