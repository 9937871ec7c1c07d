import type { Sql } from '../database';

/** Takes the key until the transaction ends; false while another request holds it. */
export async function tryKeyLock(sql: Sql, sessionId: number, keyHash: Buffer): Promise<boolean> {
  const row = await sql.one<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(('x' || encode(substring(sha256($2 || int8send($1::bigint)) for 8), 'hex'))::bit(64)::bigint) as taken`,
    [sessionId, keyHash],
  );
  return row.taken;
}

export function findSavedAnswer(sql: Sql, sessionId: number, keyHash: Buffer) {
  return sql.first<{ status: number; answer: unknown; body_hash: Buffer }>(
    `select status, answer, body_hash from idempotency_keys
      where session_id = $1 and key_hash = $2 and created_at > clock_timestamp() - interval '24 hours'`,
    [sessionId, keyHash],
  );
}

export function saveAnswer(
  sql: Sql,
  row: { sessionId: number; keyHash: Buffer; bodyHash: Buffer; status: number; body: unknown },
) {
  return sql.run(
    `insert into idempotency_keys (session_id, key_hash, body_hash, status, answer, created_at)
     values ($1, $2, $3, $4, $5::jsonb, clock_timestamp())
     on conflict (session_id, key_hash) do update
       set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, created_at = excluded.created_at`,
    [row.sessionId, row.keyHash, row.bodyHash, row.status, JSON.stringify(row.body ?? null)],
  );
}

/** Forgets answers older than a day. */
export function deleteOldAnswers(sql: Sql) {
  return sql.run(`delete from idempotency_keys where created_at < clock_timestamp() - interval '24 hours'`);
}

export interface MailboxMessage {
  to: string;
  channel: string;
  subject: string;
  text: string;
  sent_at: Date;
}

/** Whether rows of the outbox are still to be handed out, or in another loop's hands. */
export async function isOutboxWaiting(sql: Sql): Promise<boolean> {
  return (await sql.first(`select 1 from outbox limit 1`)) !== undefined;
}

/** The last hundred messages, of one recipient or of all. */
export function listMailbox(sql: Sql, to: string | undefined): Promise<MailboxMessage[]> {
  return to
    ? sql.rows(
        `select recipient as "to", channel, subject, body as text, sent_at from mailbox_messages
          where recipient = $1 order by id desc limit 100`,
        [to],
      )
    : sql.rows(
        `select recipient as "to", channel, subject, body as text, sent_at from mailbox_messages order by id desc limit 100`,
      );
}
