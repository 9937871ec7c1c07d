import type { Sql } from '../../platform/database';
import type { Message } from '../../platform/messages';
import type { OutboxRow } from '../../platform/outbox';
import type { Plan } from './plan';
import { planCarrierInvitation, planCode, planColleagueInvitation } from './plan-invitations';
import { lastOutbidOnly, NOTICE_PREFIX, planNotice } from './plan-notices';
import { planForCarrier, planForShipper } from './plan-relations';

/** Who is told what. An event that is not here is history only. */
const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  'colleague.invited': planColleagueInvitation,
  'carrier.invited': planCarrierInvitation,
  'carrier.requested': planForShipper('carrier-requested'),
  'carrier.accepted': planForShipper('carrier-accepted'),
  'carrier.approved': planForCarrier('carrier-approved'),
  'carrier.declined': planForCarrier('carrier-declined'),
  'carrier.suspended': planForCarrier('carrier-suspended'),
  'carrier.resumed': planForCarrier('carrier-resumed'),
};

export async function planMessages(sql: Sql, rows: OutboxRow[]): Promise<Message[]> {
  const messages: Message[] = [];
  for (const row of lastOutbidOnly(rows)) {
    const plan = row.kind.startsWith(NOTICE_PREFIX) ? planNotice : PLANS[row.kind];
    if (plan) messages.push(...(await plan(sql, row)));
  }
  return messages;
}
