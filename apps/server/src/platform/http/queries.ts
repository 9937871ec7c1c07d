import type { Sql } from '../database/database';

export interface IdempotencyKey {
  sessionId: number;
  keyHash: Buffer;
  bodyHash: Buffer;
}

export async function tryKeyLocks(sql: Sql, keys: IdempotencyKey[]): Promise<boolean[]> {
  const rows = await sql.rows<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(('x' || encode(substring(sha256(k.hash || int8send(k.session_id)) for 8), 'hex'))::bit(64)::bigint) as taken
       from unnest($1::bigint[], $2::bytea[]) with ordinality as k(session_id, hash, position) order by k.position`,
    listsOf(keys),
  );
  return rows.map(({ taken }) => taken);
}

export function listSavedAnswers(sql: Sql, keys: IdempotencyKey[]) {
  return sql.rows<{ position: number; status: number; answer: unknown; body_hash: Buffer }>(
    `select k.position - 1 as position, i.status, i.answer, i.body_hash
       from unnest($1::bigint[], $2::bytea[]) with ordinality as k(session_id, hash, position)
       join idempotency_keys i on i.session_id = k.session_id and i.key_hash = k.hash
      where i.created_at > clock_timestamp() - interval '24 hours'`,
    listsOf(keys),
  );
}

const listsOf = (keys: IdempotencyKey[]) => [
  keys.map(({ sessionId }) => sessionId),
  keys.map(({ keyHash }) => keyHash),
];

interface KeyedAnswer extends IdempotencyKey {
  status: number;
  body: unknown;
}

export function saveAnswers(sql: Sql, answers: KeyedAnswer[]) {
  return sql.run(
    `insert into idempotency_keys (session_id, key_hash, body_hash, status, answer, created_at)
     select session_id, key_hash, body_hash, status, answer::jsonb, clock_timestamp()
       from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::integer[], $5::text[]) as a(session_id, key_hash, body_hash, status, answer)
     on conflict (session_id, key_hash) do update
       set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, created_at = excluded.created_at`,
    [
      ...listsOf(answers),
      answers.map(({ bodyHash }) => bodyHash),
      answers.map(({ status }) => status),
      answers.map(({ body }) => JSON.stringify(body ?? null)),
    ],
  );
}

export function deleteOldAnswers(sql: Sql) {
  return sql.run(`delete from idempotency_keys where created_at < clock_timestamp() - interval '24 hours'`);
}

export interface MailboxMessage {
  id: number;
  to: string;
  channel: string;
  subject: string;
  text: string;
  sent_at: Date;
  has_calendar: boolean;
}

export async function isOutboxWaiting(sql: Sql): Promise<boolean> {
  return (await sql.first(`select 1 from outbox limit 1`)) !== undefined;
}

const MAILBOX = `select id, recipient as "to", channel, subject, body as text, sent_at, calendar is not null as has_calendar from mailbox_messages`;
const NEWEST = 'order by id desc limit 100';

export const listMailbox = (sql: Sql, to: string | undefined): Promise<MailboxMessage[]> =>
  to ? sql.rows(`${MAILBOX} where recipient = $1 ${NEWEST}`, [to]) : sql.rows(`${MAILBOX} ${NEWEST}`);

export const findMailboxCalendar = (sql: Sql, id: number): Promise<{ calendar: string | null } | undefined> =>
  sql.first('select calendar from mailbox_messages where id = $1', [id]);
