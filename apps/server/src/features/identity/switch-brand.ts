import type { PersonContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { actorOf, sessionOf } from '../../platform/principal';
import { findMemberCompany } from './queries';
import { replaceCompany } from './session.queries';

export async function switchBrand(context: PersonContext, memberId: number): Promise<void> {
  const { sql, clock, principal, batchUuid } = context;
  const companyId = await findMemberCompany(sql, principal.accountId, memberId, principal.side);
  if (companyId === null) throw notFound();
  const { id: sessionId } = sessionOf(principal);
  const before = await replaceCompany(sql, sessionId, companyId);
  if (before === undefined) return;
  await record(context, [
    {
      at: await clock.now(sql),
      companyId: null,
      entityId: sessionId,
      action: 'session.brand_switched',
      actor: actorOf(principal),
      batchUuid,
      changes: [{ field: 'company_id', old: before.company_id, new: companyId }],
    },
  ]);
}
