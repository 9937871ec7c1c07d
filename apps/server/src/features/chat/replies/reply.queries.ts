import type { ChatReply } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

type Content = Omit<ChatReply, 'id'>;
type Writer = { companyId: number; accountId: number };

export const listReplies = (sql: Sql, companyId: number, limit: number): Promise<ChatReply[]> =>
  sql.rows(`select id, title, text from chat_replies where ${own()} order by lower(title), id limit $2`, [
    companyId,
    limit,
  ]);

/** Returns nothing if the company has the maximum number of replies. */
export const insertReply = (
  sql: Sql,
  { companyId, accountId }: Writer,
  { title, text }: Content,
  { max, at }: { max: number; at: number },
): Promise<ChatReply | undefined> =>
  sql.first(
    `insert into chat_replies (company_id, account_id, title, text, updated_at)
     select ${owner()}, $2, $3, $4, $5 where (select count(*) from chat_replies where ${own()}) < $6 returning id, title, text`,
    [companyId, accountId, title, text, new Date(at), max],
  );

export const saveReply = (
  sql: Sql,
  { companyId, accountId }: Writer,
  { id, title, text }: ChatReply,
  at: number,
): Promise<ChatReply | undefined> =>
  sql.first(
    `update chat_replies set title = $3, text = $4, account_id = $5, updated_at = $6 where ${own()} and id = $2 returning id, title, text`,
    [companyId, id, title, text, accountId, new Date(at)],
  );

export const deleteReply = (sql: Sql, companyId: number, id: number): Promise<number> =>
  sql.run(`delete from chat_replies where ${own()} and id = $2`, [companyId, id]);
