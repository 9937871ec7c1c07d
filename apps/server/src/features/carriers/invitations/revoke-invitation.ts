import { refuseRelation } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { dropScheduledMessages } from '../../messages';
import { saveRevocation } from './invitation.queries';
import { endPersonalLinks } from '../links/personal-link';
import { lockOwnRelation } from '../policy';
import { saveRelation } from '../queries';
import type { Relation } from '../relation';
import { relationEvent } from '../relation-event';

export async function revokeInvitation(context: MemberContext, id: number): Promise<void> {
  const { sql } = context;
  const relation = await lockOwnRelation(context, id);
  throwIfRefused(refuseRelation('accept', relation.state));
  const at = await context.clock.now(sql);
  await endInvitation(context, relation, at);
  await saveRelation(sql, relation, { state: 'removed' });
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.invitation_revoked' })]);
}

export async function endInvitation(
  { sql }: MemberContext,
  { id, company_id: companyId, login }: Pick<Relation, 'id' | 'company_id' | 'login'>,
  at: number,
): Promise<void> {
  await saveRevocation(sql, companyId, [id], at);
  if (login) await dropScheduledMessages(sql, companyId, [login], at);
  if (login) await endPersonalLinks(sql, companyId, login, at);
}
