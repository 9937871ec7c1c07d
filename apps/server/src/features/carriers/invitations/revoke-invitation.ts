import { refuseRelation } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { dropWaiting } from '../../messages';
import { saveRevocation } from './invitation.queries';
import { endPersonalLinks } from '../links/personal-link';
import { lockOwnRelation } from '../policy';
import { saveRelation } from '../queries';
import { relationEvent } from '../relation-event';

/** Takes an invitation back before it is used; the carrier leaves the list. */
export async function revokeInvitation(context: MemberContext, id: number): Promise<void> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, id);
  throwIfRefused(refuseRelation('accept', relation.state));
  const at = await context.clock.now(sql);
  await saveRevocation(sql, principal.companyId, [id], at);
  if (relation.login) await dropWaiting(sql, principal.companyId, [relation.login], at);
  if (relation.login) await endPersonalLinks(sql, principal.companyId, relation.login, at);
  await saveRelation(sql, relation, { state: 'removed' });
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.invitation_revoked' })]);
}
