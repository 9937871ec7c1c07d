import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

/**
 * A planned notice for a member, or without a person for everybody who may answer a support chat, about messages from
 * `message_id` on.
 */
export interface UnreadNotice {
  id: number;
  chat_id: number;
  account_id: number | null;
  company_id: number | null;
  message_id: number;
}

export interface SentMessage {
  chatId: number;
  messageId: number;
  accountId: number | null;
  companyId: number;
  dueAt: number;
}

const OF_ALL = unscoped('the clock’s work, of all companies');
/** A waiting notice also covers later messages. */
const ONCE = `on conflict (chat_id, coalesce(account_id, 0), coalesce(company_id, 0)) do nothing`;

export const saveUnreadNotices = (sql: Sql, sent: readonly SentMessage[]): Promise<number> =>
  sql.run(
    `with sent as (
       select s.chat_id, s.message_id, s.account_id, s.company_id, ${momentOf('s.due_at')} as due_at
         from jsonb_to_recordset($1::jsonb) as s (chat_id bigint, message_id bigint, account_id bigint, company_id bigint, due_at float8)
     )
     insert into unread_notices (chat_id, account_id, company_id, message_id, due_at)
     select b.chat_id, b.account_id, b.company_id, min(s.message_id), min(s.due_at) from sent s
       join chat_members b on b.chat_id = s.chat_id and not (b.account_id = s.account_id and b.company_id = s.company_id)
      group by b.chat_id, b.account_id, b.company_id
     union all
     select c.id, null, null, min(s.message_id), min(s.due_at) from sent s
       join chats c on c.id = s.chat_id and c.load_id is null and c.company_id = s.company_id
      where ${unscoped('members of chats that were locked before')} not exists (
              select 1 from chat_members b
                join brand_members m on m.company_id = b.company_id and m.account_id = b.account_id and m.state = 'active'
               where b.chat_id = c.id and b.company_id <> c.company_id)
      group by c.id ${ONCE}`,
    [
      JSON.stringify(
        sent.map(({ chatId, messageId, accountId, companyId, dueAt }) => ({
          chat_id: chatId,
          message_id: messageId,
          account_id: accountId,
          company_id: companyId,
          due_at: dueAt,
        })),
      ),
    ],
  );

export const postponeUnreadNotices = (
  sql: Sql,
  later: readonly (UnreadNotice & { dueAt: number })[],
): Promise<number> =>
  sql.run(
    `insert into unread_notices (chat_id, account_id, company_id, message_id, due_at)
     select n.chat_id, n.account_id, n.company_id, n.message_id, ${momentOf('n."dueAt"')}
       from jsonb_to_recordset($1::jsonb) ${OF_ALL}
            as n (chat_id bigint, account_id bigint, company_id bigint, message_id bigint, "dueAt" float8) ${ONCE}`,
    [JSON.stringify(later)],
  );

export interface UnreadChat {
  position: number;
  company_id: number;
  carrier_company_id: number | null;
  load_id: number | null;
  is_request: boolean;
  count: number;
  until_id: number;
  waits_since: Date;
}

/**
 * Lists unread messages by the notices' index, without readers who read everything and without archived chats. A reader
 * who wrote has read all earlier messages. A support chat without members of the operator counts as read by any member
 * who may answer it.
 */
export const listUnread = (sql: Sql, notices: readonly UnreadNotice[]): Promise<UnreadChat[]> =>
  sql.rows(
    `select asked.position - 1 as position, c.company_id, c.carrier_company_id, c.load_id, c.subject is not null as is_request, u.count, u.until_id, u.waits_since
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) ${OF_ALL}
            with ordinality as asked(chat_id, account_id, company_id, message_id, position)
       join chats c on c.id = asked.chat_id and c.archived_at is null
       join lateral (
         select greatest(
           (select v.read_until from chat_views v
             where v.chat_id = c.id and v.account_id = asked.account_id and v.company_id = asked.company_id),
           (select max(w.id) from chat_messages w
             where w.chat_id = c.id and w.account_id = asked.account_id and w.company_id = asked.company_id),
           (select max(v.read_until) from chat_views v
             where asked.account_id is null and v.chat_id = c.id and v.company_id <> c.company_id),
           (select max(w.id) from chat_messages w
             where asked.account_id is null and w.chat_id = c.id and w.company_id <> c.company_id), 0) as until_id) r on true
       join lateral (
         select count(*) as count, max(n.id) as until_id, min(n.sent_at) filter (where n.id >= asked.message_id) as waits_since
           from chat_messages n where n.chat_id = c.id and n.id > r.until_id) u on u.waits_since is not null
      order by asked.position`,
    [
      notices.map((notice) => notice.chat_id),
      notices.map((notice) => notice.account_id),
      notices.map((notice) => notice.company_id),
      notices.map((notice) => notice.message_id),
    ],
  );
