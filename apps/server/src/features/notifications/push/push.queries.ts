import type { Sql } from '../../../platform/database/database';
import { sha256 } from '../../../platform/secrets/secrets';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function saveSubscription(
  sql: Sql,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  { endpoint, p256dh, auth }: Subscription,
  at: number,
): Promise<number> {
  return sql.run(
    `insert into push_subscriptions (account_id, session_id, endpoint_hash, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint_hash) do update set account_id = excluded.account_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
    [accountId, sessionId, sha256(endpoint), endpoint, p256dh, auth, new Date(at)],
  );
}

export function deleteAbove(sql: Sql, accountId: number, most: number): Promise<number> {
  return sql.run(
    `delete from push_subscriptions where account_id = $1 and id not in (
       select id from push_subscriptions where account_id = $1 order by created_at desc, id desc limit $2)`,
    [accountId, most],
  );
}

export function deleteSubscription(sql: Sql, accountId: number, endpoint: string): Promise<number> {
  return sql.run('delete from push_subscriptions where account_id = $1 and endpoint_hash = $2', [
    accountId,
    sha256(endpoint),
  ]);
}

export function findSubscription(sql: Sql, id: number): Promise<Subscription | undefined> {
  return sql.first(
    `select s.endpoint, s.p256dh, s.auth from push_subscriptions s join sessions x on x.id = s.session_id and x.ended_at is null
      where s.id = $1`,
    [id],
  );
}

export function deleteGone(sql: Sql, id: number): Promise<number> {
  return sql.run('delete from push_subscriptions where id = $1', [id]);
}
