import type { Locale } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import type { Sql } from '../../../platform/database/database';
import { countUpTo, valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { unscoped } from '../../../platform/database/tenant';
import { readable } from '../chats/readable.queries';
import type { ChatReader } from '../chats/reader';

export interface MessageRow {
  id: number;
  chat_id: number;
  account_id: number;
  company_id: number;
  text: string;
  client_id: string | null;
  sent_at: Date;
  sender_name: string;
  translated: string | null;
  is_seen: boolean;
  files: { id: number; file_id: number; name: string; size: number; media_type: string }[];
}

const columns = (
  locale: string,
) => `m.id, m.chat_id, m.account_id, m.company_id, m.text, m.client_id, m.sent_at, m.translations->>${locale} as translated,
  coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), w.name) as sender_name,
  exists (select 1 from chat_views v where v.chat_id = m.chat_id and v.company_id <> m.company_id and v.seen_until >= m.id) as is_seen,
  coalesce((select json_agg(json_build_object('id', f.id, 'file_id', s.id, 'name', s.name, 'size', s.size, 'media_type', s.media_type) order by f.id)
     from chat_message_files f join stored_files s on s.id = f.file_id where f.message_id = m.id), '[]') as files`;

const JOINS = `from chat_messages m join accounts a on a.id = m.account_id join companies w on w.id = m.company_id`;

const OF_CHAT = unscoped('messages of a chat that was found to be readable');

const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export interface AskedMessages {
  chatId: number;
  search?: string | undefined;
  afterId?: number | undefined;
}

function conditions({ chatId, search, afterId }: AskedMessages, { bind }: StatementValues): string {
  const parts = [`m.chat_id = ${bind(chatId)}`];
  if (afterId !== undefined) parts.push(`m.id > ${bind(afterId)}`);
  if (search) parts.push(`m.text ilike ${bind(contains(search))}`);
  return `where ${OF_CHAT} ${parts.join(' and ')}`;
}

export function listMessages(
  sql: Sql,
  asked: AskedMessages,
  locale: Locale,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const values = valuesFrom(locale);
  const where = conditions(asked, values);
  const direction = asked.afterId === undefined ? 'desc' : 'asc';
  return sql.rows(
    `select ${columns('$1')} ${JOINS} ${where} order by m.id ${direction} limit ${values.bind(limit)} offset ${values.bind(offset)}`,
    values.values,
  );
}

export function countMessages(sql: Sql, asked: AskedMessages, cap: number): Promise<number> {
  const values = valuesFrom();
  return countUpTo(sql, `from chat_messages m ${conditions(asked, values)}`, values, { cap });
}

export const listMessagesById = (sql: Sql, ids: readonly number[], locale: Locale): Promise<MessageRow[]> =>
  sql.rows(`select ${columns('$1')} ${JOINS} where ${OF_CHAT} m.id = any($2::bigint[]) order by m.id`, [locale, ids]);

export function findMessage(sql: Sql, reader: ChatReader, id: number, locale: Locale): Promise<MessageRow | undefined> {
  const values = valuesFrom(locale);
  const where = `m.id = ${values.bind(id)} and ${readable(reader, values)}`;
  return sql.first(`select ${columns('$1')} ${JOINS} join chats c on c.id = m.chat_id where ${where}`, values.values);
}

export async function findSent(
  sql: Sql,
  chatId: number,
  accountId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const row = await sql.first<{ id: number }>(
    `select id from chat_messages where ${unscoped('one’s own message')} chat_id = $1 and account_id = $2 and client_id = $3`,
    [chatId, accountId, clientId],
  );
  return row?.id;
}

/** Returns the time of the message that the limit per minute is measured from; null below the limit. */
export async function findLimitingTime(sql: Sql, chatId: number, accountId: number): Promise<number | null> {
  const row = await sql.first<{ sent_at: Date }>(
    `select sent_at from chat_messages where ${unscoped('one’s own messages')} chat_id = $1 and account_id = $2
      order by id desc limit 1 offset $3`,
    [chatId, accountId, CHAT_LIMITS.messagesPerMinute - 1],
  );
  return row?.sent_at.getTime() ?? null;
}

export interface NewMessage {
  chatId: number;
  text: string;
  clientId: string | undefined;
  fileIds: readonly number[];
  at: number;
}

/** Inserts a message as the last one of its chat; its files no longer expire. */
export async function insertMessage(
  sql: Sql,
  { accountId, companyId }: Pick<ChatReader, 'accountId' | 'companyId'>,
  { chatId, text, clientId, fileIds, at }: NewMessage,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `with sent as (
       insert into chat_messages (chat_id, account_id, company_id, text, client_id, sent_at)
       values ($1, $2, $3, $4, $5, $6) returning id, chat_id
     ), kept as (
       update stored_files set expires_at = null where company_id = $3 and id = any($7::bigint[])
     ), held as (
       insert into chat_message_files (message_id, file_id)
       select sent.id, asked.id from sent, unnest($7::bigint[]) with ordinality as asked(id, place) order by asked.place
     )
     update chats c set last_message_id = sent.id, last_message_at = $6, last_company_id = $3
       from sent where ${unscoped('the chat was locked before')} c.id = sent.chat_id returning sent.id`,
    [chatId, accountId, companyId, text, clientId ?? null, new Date(at), fileIds],
  );
  return row.id;
}

export const saveTranslation = (sql: Sql, messageId: number, locale: Locale, text: string): Promise<number> =>
  sql.run(
    `update chat_messages set translations = translations || jsonb_build_object($2::text, $3::text)
      where ${OF_CHAT} id = $1 and not translations ? $2`,
    [messageId, locale, text],
  );
