import type { Side } from '@tenderlane/domain/core';
import type { Recipient } from '../../../platform/notices/subject';
import { RECIPIENT, type Indexed } from '../../../platform/notices/people.queries';
import { rolesWith } from '../../../platform/principal';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export interface ChatFacts {
  company_id: number;
  load_id: number | null;
  subject: string | null;
  shipper: string;
  carrier: string | null;
  text: string | null;
  sender: string | null;
  sender_company_id: number | null;
  sender_company: string | null;
  files: string[];
}

export const listChatFacts = (
  sql: Sql,
  asked: readonly { chatId: number; messageId: number | null }[],
): Promise<Indexed<ChatFacts>[]> =>
  sql.rows(
    `select asked.position - 1 as position, c.company_id, c.load_id, c.subject, s.name as shipper,
            (select r.name from options o join carriers r on r.id = o.carrier_id where o.id = c.option_id) as carrier,
            m.text, m.company_id as sender_company_id, w.name as sender_company, trim(a.first_name || ' ' || a.last_name) as sender,
            coalesce((select array_agg(f.name order by h.id) from chat_message_files h join stored_files f on f.id = h.file_id
               where h.message_id = m.id), '{}') as files
       from unnest($1::bigint[], $2::bigint[]) ${unscoped('chats whose own members are told')}
            with ordinality as asked(chat_id, message_id, position)
       join chats c on c.id = asked.chat_id
       join companies s on s.id = c.company_id
       left join chat_messages m on m.id = asked.message_id and m.chat_id = c.id
       left join accounts a on a.id = m.account_id
       left join companies w on w.id = m.company_id`,
    [asked.map(({ chatId }) => chatId), asked.map(({ messageId }) => messageId)],
  );

export interface AskedMembers {
  chatId: number;
  untilId: number | null;
  member: { accountId: number; companyId: number } | null;
  /** The company that answers support chats; its members get separate texts. */
  operatorId: number | null;
}

const ASKED = `unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) with ordinality
  as asked(chat_id, until_id, account_id, company_id, operator_id, position)`;

const listsOf = (asked: readonly AskedMembers[]) => [
  asked.map(({ chatId }) => chatId),
  asked.map(({ untilId }) => untilId),
  asked.map(({ member }) => member?.accountId ?? null),
  asked.map(({ member }) => member?.companyId ?? null),
  asked.map(({ operatorId }) => operatorId),
];

const PEOPLE = `join accounts a on a.id = m.account_id join companies own on own.id = m.company_id
  left join chat_views v on v.chat_id = asked.chat_id and v.account_id = m.account_id and v.company_id = m.company_id`;
const UNREAD = `(asked.until_id is null or coalesce(v.read_until, 0) < asked.until_id)`;

export const listChatMembers = (sql: Sql, side: Side, asked: readonly AskedMembers[]): Promise<Indexed<Recipient>[]> =>
  sql.rows(
    `select asked.position - 1 as position, ${RECIPIENT} from ${ASKED}
       join chats c on c.id = asked.chat_id
       join chat_members b on b.chat_id = c.id and b.company_id is distinct from asked.operator_id
        and (asked.account_id is null or (b.account_id = asked.account_id and b.company_id = asked.company_id))
       join brand_members m on m.company_id = b.company_id and m.account_id = b.account_id and m.state = 'active'
       ${PEOPLE}
      where ${unscoped('the members of chats, on both sides')} own.kind = $6 and ${UNREAD}
        and not (b.company_id is not distinct from c.carrier_company_id and exists (
              select 1 from options o join carriers r on r.id = o.carrier_id where o.id = c.option_id and r.state = 'removed'))
      order by asked.position, a.id`,
    [...listsOf(asked), side],
  );

export const listSupportPeople = (sql: Sql, asked: readonly AskedMembers[]): Promise<Indexed<Recipient>[]> =>
  sql.rows(
    `select asked.position - 1 as position, ${RECIPIENT} from ${ASKED}
       join lateral (
         select exists (select 1 from chat_members e
                          join brand_members x on x.company_id = e.company_id and x.account_id = e.account_id and x.state = 'active'
                         where e.chat_id = asked.chat_id and e.company_id = asked.operator_id) as has_members) known on true
       join brand_members m on m.company_id = asked.operator_id and m.state = 'active'
        and case when known.has_members
                 then (asked.account_id is null or (m.account_id = asked.account_id and m.company_id = asked.company_id))
                      and exists (select 1 from chat_members b where b.chat_id = asked.chat_id and b.account_id = m.account_id
                                     and b.company_id = m.company_id)
                 else asked.account_id is null and m.role = any($6::text[]) end
       ${PEOPLE}
      where ${unscoped('the operator answers support chats')} ${UNREAD}
      order by asked.position, a.id`,
    [...listsOf(asked), rolesWith('shipper', 'settings.write')],
  );

export async function hasRead(
  sql: Sql,
  chatId: number,
  { account_id, company_id }: { account_id: number; company_id: number },
  until: number,
): Promise<boolean> {
  const row = await sql.first(
    `select 1 from chat_views where ${unscoped('what the reader of a message has read')} chat_id = $1 and account_id = $2
        and company_id = $3 and read_until >= $4`,
    [chatId, account_id, company_id, until],
  );
  return row !== undefined;
}
