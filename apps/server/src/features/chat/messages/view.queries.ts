import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';
import type { ChatReader } from '../chats/reader';

type Person = Pick<ChatReader, 'accountId' | 'companyId'>;

export interface ViewRow {
  read_until: number;
  seen_until: number;
}

export const findChatView = (
  sql: Sql,
  chatId: number,
  { accountId, companyId }: Person,
): Promise<ViewRow | undefined> =>
  sql.first(
    `select read_until, seen_until from chat_views where ${unscoped('one’s own')} chat_id = $1 and account_id = $2 and company_id = $3`,
    [chatId, accountId, companyId],
  );

export const saveChatView = (
  sql: Sql,
  chatId: number,
  { accountId, companyId }: Person,
  { read_until, seen_until }: ViewRow,
  at: number,
): Promise<number> =>
  sql.run(
    `insert into chat_views (chat_id, account_id, company_id, read_until, seen_until, viewed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (chat_id, account_id, company_id) do update
        set read_until = excluded.read_until, seen_until = greatest(chat_views.seen_until, excluded.seen_until), viewed_at = excluded.viewed_at
      where ${unscoped('one’s own')} true`,
    [chatId, accountId, companyId, read_until, seen_until, new Date(at)],
  );

export async function findLastOfOthers(
  sql: Sql,
  chatId: number,
  { accountId, companyId }: Person,
): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `select id from chat_messages where ${unscoped('of a chat that was locked before')} chat_id = $1
        and not (account_id = $2 and company_id = $3) order by id desc limit 1`,
    [chatId, accountId, companyId],
  );
  return row?.id;
}
