import type { ReleaseFacts } from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

/** Counts a shipper's winners since a time. Canceling an order whose one release is used counts as another release. */
export function countReleases(sql: Sql, companyId: number, since: number): Promise<ReleaseFacts> {
  return sql.one(
    `select count(*) filter (where e.action = 'option.confirmed')::int as confirmed,
            count(distinct e.entity_id) filter (where e.action = 'option.confirmed')::int as orders,
            (count(*) filter (where e.action = 'option.released') +
              (select count(*) from loads l where ${own('l')} and l.release_used and l.finished_at >= $2
                  and 'canceled' in (l.state, l.previous_state) and l.timeline ? 'confirmed'))::int as released
       from events e
      where ${own('e')} and e.at >= $2 and e.action in ('option.confirmed', 'option.released')`,
    [companyId, new Date(since)],
  );
}
