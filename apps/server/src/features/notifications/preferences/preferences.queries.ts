import type { Side } from '@tenderlane/domain/core';
import type { NotificationPreference } from '@tenderlane/domain/notifications';
import type { Sql } from '../../../platform/database/database';

type PreferenceRow = Omit<NotificationPreference, 'events'> & { choices: NotificationPreference['events'] };

export async function findPreference(
  sql: Sql,
  { accountId, side }: { accountId: number; side: Side },
): Promise<NotificationPreference | undefined> {
  const row = await sql.first<PreferenceRow>(
    'select choices, quiet_hours, digest_hour, time_zone from notification_preferences where account_id = $1 and side = $2',
    [accountId, side],
  );
  if (!row) return undefined;
  const { choices, ...times } = row;
  return { events: choices, ...times };
}

/** Serializes changes of a person's preferences, so that both of two concurrent changes hold. */
export function lockPreference(sql: Sql, accountId: number): Promise<number> {
  return sql.run(`select pg_advisory_xact_lock(hashtextextended('what a person wants to be told', $1))`, [accountId]);
}

export function savePreference(
  sql: Sql,
  { accountId, side }: { accountId: number; side: Side },
  { events, quiet_hours: quiet, digest_hour: hour, time_zone: zone }: NotificationPreference,
  at: number,
): Promise<number> {
  return sql.run(
    `insert into notification_preferences (account_id, side, choices, quiet_hours, digest_hour, time_zone, updated_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7)
     on conflict (account_id, side) do update set choices = excluded.choices, quiet_hours = excluded.quiet_hours,
       digest_hour = excluded.digest_hour, time_zone = excluded.time_zone, updated_at = excluded.updated_at`,
    [accountId, side, JSON.stringify(events), quiet && JSON.stringify(quiet), hour, zone, new Date(at)],
  );
}

export interface ReachableChannels {
  telegram_name: string | null;
  bot_name: string | null;
  browsers: number;
}

export function findReachableChannels(
  sql: Sql,
  accountId: number,
  tokenHash: Buffer | null,
): Promise<ReachableChannels> {
  return sql.one(
    `select (select t.name from telegram_links t where t.account_id = $1) as telegram_name,
            (select b.username from telegram_bots b where b.token_hash = $2) as bot_name,
            (select count(*) from push_subscriptions s join sessions x on x.id = s.session_id and x.ended_at is null
              where s.account_id = $1) as browsers`,
    [accountId, tokenHash],
  );
}
