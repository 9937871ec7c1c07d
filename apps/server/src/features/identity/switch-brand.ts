import type { PersonContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { recordEvents } from '../../platform/events/events';
import { findMemberCompany } from './queries';
import { replaceCompany } from './session.queries';

/** Makes another of the person's brands the active one of this session. */
export async function switchBrand(
  { sql, clock, principal, batchUuid }: PersonContext,
  memberId: number,
): Promise<void> {
  const companyId = await findMemberCompany(sql, principal.accountId, memberId, principal.side);
  if (companyId === null) throw notFound();
  const before = await replaceCompany(sql, principal.sessionId, companyId);
  if (before === undefined) return;
  await recordEvents(sql, [
    {
      at: await clock.now(sql),
      companyId: null,
      entity: 'session',
      entityId: principal.sessionId,
      action: 'session.brand_switched',
      actorKind: 'person',
      accountId: principal.accountId,
      batchUuid,
      changes: [{ field: 'company_id', old: before.company_id, new: companyId }],
    },
  ]);
}
