import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';
import type { ChatReader } from './reader';

type Person = Pick<ChatReader, 'accountId' | 'companyId'>;

/** Returns whether the person was not a member yet; earlier messages count as read. */
export async function insertMember(
  sql: Sql,
  chatId: number,
  { accountId, companyId }: Person,
  at: number,
): Promise<boolean> {
  const joined = await sql.run(
    `with joined as (
       insert into chat_members (chat_id, account_id, company_id, joined_at)
       values ($1, $2, $3, $4) on conflict do nothing returning 1
     )
     insert into chat_views (chat_id, account_id, company_id, read_until, seen_until, viewed_at)
     select c.id, $2, $3, coalesce(c.last_message_id, 0), 0, $4 from chats c, joined
      where ${unscoped('the chat was found to be readable')} c.id = $1
     on conflict (chat_id, account_id, company_id) do update set read_until = greatest(chat_views.read_until, excluded.read_until)`,
    [chatId, accountId, companyId, new Date(at)],
  );
  return joined > 0;
}

export const deleteMember = (sql: Sql, chatId: number, { accountId, companyId }: Person): Promise<number> =>
  sql.run(
    `delete from chat_members where ${unscoped('one’s own membership')} chat_id = $1 and account_id = $2 and company_id = $3`,
    [chatId, accountId, companyId],
  );

/**
 * Inserts the first members of chats: the load's manager and the carrier's last bidder; if they have left, the owner of
 * the company.
 */
export const insertFirstMembers = (sql: Sql, chatIds: readonly number[], at: number): Promise<number> =>
  sql.run(
    `insert into chat_members (chat_id, account_id, company_id, joined_at)
     select c.id, coalesce(m.account_id, s.admin_id), c.company_id, $2::timestamptz
       from chats c join loads l on l.id = c.load_id join companies s on s.id = c.company_id
       left join brand_members m on m.company_id = c.company_id and m.account_id = l.manager_id and m.state = 'active'
      where ${unscoped('both sides of chats that were just opened')} c.id = any($1::bigint[])
     union
     select c.id, coalesce(m.account_id, k.admin_id), c.carrier_company_id, $2::timestamptz
       from chats c join options o on o.id = c.option_id join companies k on k.id = c.carrier_company_id
       left join bids b on b.id = o.bid_id
       left join brand_members m on m.company_id = c.carrier_company_id and m.account_id = b.placed_by and m.state = 'active'
      where c.id = any($1::bigint[])
     on conflict do nothing`,
    [chatIds, new Date(at)],
  );

/** If all members of the other side have left, adds the first members again, so that somebody gets the message. */
export const insertMissingMembers = (sql: Sql, chatId: number, senderCompanyId: number, at: number): Promise<number> =>
  sql.run(
    `insert into chat_members (chat_id, account_id, company_id, joined_at)
     select c.id, coalesce(m.account_id, s.admin_id), s.id, $3::timestamptz
       from chats c join companies s on s.id in (c.company_id, c.carrier_company_id) and s.id <> $2
       left join loads l on l.id = c.load_id
       left join options o on o.id = c.option_id
       left join bids b on b.id = o.bid_id
       left join brand_members m on m.company_id = s.id and m.state = 'active'
        and m.account_id = case when s.id = c.company_id then l.manager_id else b.placed_by end
      where ${unscoped('both sides of a chat that was locked before')} c.id = $1 and not exists (
              select 1 from chat_members e
                join brand_members a on a.company_id = e.company_id and a.account_id = e.account_id and a.state = 'active'
               where e.chat_id = c.id and e.company_id = s.id)
     on conflict do nothing`,
    [chatId, senderCompanyId, new Date(at)],
  );

export const insertMembers = (
  sql: Sql,
  members: readonly { chatId: number; accountId: number; companyId: number }[],
  at: number,
): Promise<number> =>
  sql.run(
    `insert into chat_members (chat_id, account_id, company_id, joined_at)
     select asked.chat_id, asked.account_id, asked.company_id, $4::timestamptz
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as asked(chat_id, account_id, company_id) ${unscoped('who acted for the company')}
     on conflict do nothing`,
    [
      members.map(({ chatId }) => chatId),
      members.map(({ accountId }) => accountId),
      members.map(({ companyId }) => companyId),
      new Date(at),
    ],
  );
