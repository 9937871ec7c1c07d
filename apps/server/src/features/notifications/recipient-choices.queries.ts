import type { Side } from '@tenderlane/domain/core';
import type { NotificationPreference } from '@tenderlane/domain/notifications';
import type { Sql } from '../../platform/database/database';
import { unscoped } from '../../platform/database/tenant';

export interface RecipientChoices {
  preference: NotificationPreference | null;
  chat_id: number | null;
  push_ids: number[];
}

export interface RecipientPlace {
  accountId: number;
  side: Side;
}

export function listRecipientChoices(
  sql: Sql,
  asked: readonly RecipientPlace[],
): Promise<(RecipientChoices & { position: number })[]> {
  return sql.rows(
    `select asked.position - 1 as position, t.chat_id, coalesce(browsers.ids, '{}') as push_ids,
            case when p.account_id is not null then jsonb_build_object('events', p.choices, 'quiet_hours', p.quiet_hours,
              'digest_hour', p.digest_hour, 'time_zone', p.time_zone) end as preference
       from unnest($1::bigint[], $2::text[]) ${unscoped('what people asked for themselves')}
            with ordinality as asked(account_id, side, position)
       left join notification_preferences p on p.account_id = asked.account_id and p.side = asked.side
       left join telegram_links t on t.account_id = asked.account_id
       left join lateral (
         select array_agg(s.id order by s.id) as ids from push_subscriptions s
           join sessions x on x.id = s.session_id and x.ended_at is null
          where asked.side = 'carrier' and s.account_id = asked.account_id) browsers on true
      where p.account_id is not null or t.account_id is not null or browsers.ids is not null`,
    [asked.map(({ accountId }) => accountId), asked.map(({ side }) => side)],
  );
}
