import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';

export async function findBotName(sql: Sql, tokenHash: Buffer): Promise<string | undefined> {
  const row = await sql.first<{ username: string }>('select username from telegram_bots where token_hash = $1', [
    tokenHash,
  ]);
  return row?.username;
}

export function saveBot(sql: Sql, tokenHash: Buffer, username: string): Promise<number> {
  return sql.run(
    `insert into telegram_bots (token_hash, username) values ($1, $2)
     on conflict (token_hash) do update set username = excluded.username`,
    [tokenHash, username],
  );
}

export async function findNextUpdate(sql: Sql, tokenHash: Buffer): Promise<number> {
  const row = await sql.one<{ next_update: number }>('select next_update from telegram_bots where token_hash = $1', [
    tokenHash,
  ]);
  return row.next_update;
}

/** Takes an update once; returns false if it was taken already. */
export async function takeUpdate(sql: Sql, tokenHash: Buffer, updateId: number): Promise<boolean> {
  const changed = await sql.run(
    'update telegram_bots set next_update = $2 + 1 where token_hash = $1 and next_update <= $2',
    [tokenHash, updateId],
  );
  return changed > 0;
}

export function saveCode(sql: Sql, accountId: number, codeHash: Buffer, expiresAt: number): Promise<number> {
  return sql.run(
    `with ended as (delete from telegram_codes where account_id = $1)
     insert into telegram_codes (code_hash, account_id, expires_at) values ($2, $1, $3)`,
    [accountId, codeHash, new Date(expiresAt)],
  );
}

export async function takeCode(sql: Sql, codeHash: Buffer, now: number): Promise<number | undefined> {
  const row = await sql.first<{ account_id: number }>(
    'delete from telegram_codes where code_hash = $1 and expires_at > $2 returning account_id',
    [codeHash, new Date(now)],
  );
  return row?.account_id;
}

export async function saveLink(
  sql: Sql,
  { accountId, chatId, name, at }: { accountId: number; chatId: number; name: string; at: number },
): Promise<void> {
  await sql.run('delete from telegram_links where account_id = $1 or chat_id = $2', [accountId, chatId]);
  await sql.run('insert into telegram_links (account_id, chat_id, name, linked_at) values ($1, $2, $3, $4)', [
    accountId,
    chatId,
    name,
    new Date(at),
  ]);
}

export interface LinkedPerson {
  account_id: number;
  locale: Locale;
}

export function findLinked(sql: Sql, chatId: number): Promise<LinkedPerson | undefined> {
  return sql.first(
    'select a.id as account_id, a.locale from telegram_links t join accounts a on a.id = t.account_id where t.chat_id = $1',
    [chatId],
  );
}

export function deleteChat(sql: Sql, chatId: number): Promise<number> {
  return sql.run('delete from telegram_links where chat_id = $1', [chatId]);
}

export function deleteLinkOf(sql: Sql, accountId: number): Promise<number> {
  return sql.run('delete from telegram_links where account_id = $1', [accountId]);
}

export function saveSentToTelegram(sql: Sql, chatId: number, messageId: number, about: unknown): Promise<number> {
  return sql.run(
    `insert into telegram_messages (chat_id, message_id, about, sent_at) values ($1, $2, $3::jsonb, clock_timestamp())
     on conflict do nothing`,
    [chatId, messageId, JSON.stringify(about)],
  );
}

export async function findAbout(sql: Sql, chatId: number, messageId: number): Promise<unknown> {
  const row = await sql.first<{ about: unknown }>(
    'select about from telegram_messages where chat_id = $1 and message_id = $2',
    [chatId, messageId],
  );
  return row?.about;
}

export async function deleteOldTelegram(sql: Sql, now: number, keptMs: number): Promise<number> {
  const codes = await sql.run('delete from telegram_codes where expires_at < $1', [new Date(now)]);
  return codes + (await sql.run('delete from telegram_messages where sent_at < $1', [new Date(now - keptMs)]));
}
