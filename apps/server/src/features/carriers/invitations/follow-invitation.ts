import type { Context } from '../../../platform/context';
import type { Sql } from '../../../platform/database/database';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { AUTOMATION, isPerson, UNKNOWN_CARRIER } from '../../../platform/principal';
import { isMember } from '../../brands';
import { saveDelivered, saveFailed, saveOpened, type InvitationKey } from './invitation-facts.queries';
import { findByCode } from './read-invitation';

type FactAction = 'carrier.invitation_sent' | 'carrier.invitation_failed' | 'carrier.invitation_opened';

const factOf = (
  { company_id: companyId, carrier_id: entityId }: InvitationKey,
  action: FactAction,
  at: number,
): NewEvent => ({
  at,
  companyId,
  entityId,
  action,
  actor: action === 'carrier.invitation_opened' ? UNKNOWN_CARRIER : AUTOMATION,
});

export async function noteInvitationSent(context: RecordContext, id: number): Promise<void> {
  const { sql, clock } = context;
  const at = await clock.now(sql);
  const key = await saveDelivered(sql, id, at);
  if (key) await record(context, [factOf(key, 'carrier.invitation_sent', at)]);
}

export async function noteInvitationFailed(context: RecordContext, id: number): Promise<void> {
  const { sql, clock } = context;
  const at = await clock.now(sql);
  const key = await saveFailed(sql, id, at);
  if (key) await record(context, [factOf(key, 'carrier.invitation_failed', at)]);
}

/** A message in the local mailbox counts as delivered. */
export const noteInvitationKept = (sql: Sql, id: number, at: number) => saveDelivered(sql, id, at);

/** Records that the invitation's page was opened, except by members of the company that sent it. */
export async function noteInvitationOpened(context: Context, code: string): Promise<undefined> {
  const { sql, principal } = context;
  const invitation = await findByCode(context, code);
  if (isPerson(principal) && (await isMember(sql, invitation.company_id, principal.accountId))) return;
  const at = await context.clock.now(sql);
  const key = await saveOpened(sql, invitation.id, at);
  if (key) await record(context, [factOf(key, 'carrier.invitation_opened', at)]);
}
