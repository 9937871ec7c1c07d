import { lookUp } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import type { Message } from '../../platform/messages/messages';
import type { OutboxRow } from '../../platform/events/outbox';
import { issueLinks } from './personal-links';
import type { Plan, PlanParts } from './plan';
import { planCompanyMessage } from './plan-company-message';
import { planCode } from './plan-invitations';
import { planContest, planJoinRequest } from './plan-legal-id';
import { lastOutbidOnly, NOTICE_PREFIX, planNotices } from './plan-notices';
import { planForCarrier, planForShipper } from './plan-relations';

/** Who is told what. An event that is not here is history only. */
const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  'company.message_due': planCompanyMessage,
  'company.join_asked': planJoinRequest,
  'company.legal_id_contested': planContest,
  'carrier.requested': planForShipper('carrier-requested', 'requested'),
  'carrier.accepted': planForShipper('carrier-accepted', 'verified'),
  'carrier.approved': planForCarrier('carrier-approved'),
  'carrier.declined': planForCarrier('carrier-declined'),
  'carrier.suspended': planForCarrier('carrier-suspended'),
  'carrier.resumed': planForCarrier('carrier-resumed'),
};

/** Plans messages; those that lead a carrier to a tender get a personal link each. */
export async function planMessages(sql: Sql, rows: OutboxRow[], parts: PlanParts): Promise<Message[]> {
  const wanted = lastOutbidOnly(rows);
  const isNotice = ({ kind }: OutboxRow) => kind.startsWith(NOTICE_PREFIX);
  const notices = await planNotices(sql, wanted.filter(isNotice));
  const messages: Message[] = [];
  for (const row of wanted) {
    messages.push(...(notices.get(row) ?? (await lookUp(PLANS, row.kind)?.(sql, row, parts)) ?? []));
  }
  return issueLinks(sql, parts.clock, messages);
}
