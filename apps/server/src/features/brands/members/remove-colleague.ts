import type { PersonContext } from '../../../platform/context';
import { leaveCompany } from '../../identity';
import { saveRemoval } from './colleague.queries';
import { recordCompanyEvent } from '../company-event';
import { dropScheduledMessages } from '../../messages';
import { lockChange } from './lock-colleague';

/** Removes a colleague, whose sessions lose the company immediately, or revokes an open invitation. */
export async function removeColleague(context: PersonContext, id: number): Promise<void> {
  const { sql } = context;
  const { principal, member } = await lockChange(context, id, null);
  await saveRemoval(sql, principal.companyId, id);
  if (member.state === 'invited')
    await dropScheduledMessages(sql, principal.companyId, [member.login], await context.clock.now(sql));
  if (member.account_id !== null) await leaveCompany(sql, member.account_id, principal.companyId);
  const action = member.state === 'invited' ? 'colleague.invitation_revoked' : 'colleague.removed';
  const at = await context.clock.now(sql);
  await recordCompanyEvent(context, principal.companyId, { at, entityId: id, action });
}
