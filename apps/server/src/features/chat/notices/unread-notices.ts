import { unreadNoticeAt } from '@tenderlane/domain/chat';
import { record } from '../../../platform/events/events';
import type { EventOf, NewEvent } from '../../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { dueRows } from '../../../platform/jobs/due';
import { dueTable } from '../../../platform/jobs/due-table.queries';
import { CLOCK } from '../../../platform/principal';
import { listUnread, postponeUnreadNotices, saveUnreadNotices, type UnreadNotice } from './unread.queries';

/** Schedules a notice for each recipient of a message, which is dropped if the message is read by then. */
export const unreadSubscribers = { 'chat.message_sent': [planUnread] } satisfies InTransaction;

function planUnread({ sql }: RecordContext, events: readonly EventOf<'chat.message_sent'>[]): Promise<void> {
  const sent = events.map(({ at, entityId, actor, params }) => ({
    chatId: entityId,
    messageId: params.message_id,
    accountId: actor.accountId,
    companyId: params.sender_company_id,
    dueAt: unreadNoticeAt(at),
  }));
  // The write is sent with the message's other writes, so no request waits for it.
  sql.queueWrite(saveUnreadNotices(sql, sent));
  return Promise.resolve();
}

/** Notifies members who have not read a chat for ten minutes, once about the same messages. */
export const unreadNotices = dueRows<UnreadNotice>({
  name: 'unread messages',
  paceMs: 5000,
  ...dueTable<UnreadNotice>('unread_notices', 'id, chat_id, account_id, company_id, message_id'),
  async run(context, notices) {
    const { sql, clock } = context;
    const unread = await listUnread(sql, notices);
    const at = await clock.now(sql);
    const later: (UnreadNotice & { dueAt: number })[] = [];
    const events: NewEvent[] = [];
    for (const { position, waits_since: since, ...chat } of unread) {
      const notice = notices[position];
      if (!notice) continue;
      const dueAt = unreadNoticeAt(since.getTime());
      if (dueAt > at) later.push({ ...notice, dueAt });
      else {
        const {
          company_id: companyId,
          carrier_company_id: carrierCompanyId,
          load_id,
          is_request,
          until_id,
          count,
        } = chat;
        const { account_id, company_id: member_company_id, chat_id: entityId } = notice;
        const params = { load_id, is_request, account_id, member_company_id, until_id, count };
        events.push({ action: 'chat.left_unread', at, companyId, carrierCompanyId, entityId, actor: CLOCK, params });
      }
    }
    if (later.length > 0) await postponeUnreadNotices(sql, later);
    await record(context, events);
    return notices.length;
  },
});
