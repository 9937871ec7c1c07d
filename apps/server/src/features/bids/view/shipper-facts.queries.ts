import type { ReleaseFacts } from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

interface ShipperFacts extends ReleaseFacts {
  dwell: { orders: number; medianMs: number | null };
}

/** Facts of a shipper since a time. Canceling an order whose one release is used counts as another release. */
export function readShipperFacts(sql: Sql, companyId: number, since: number): Promise<ShipperFacts> {
  return sql.one(
    `select count(*) filter (where e.action = 'option.confirmed')::int as confirmed,
            count(distinct e.entity_id) filter (where e.action = 'option.confirmed')::int as orders,
            (count(*) filter (where e.action = 'option.released') +
              (select count(*) from loads l where ${own('l')} and l.release_used and l.finished_at >= $2
                  and 'canceled' in (l.state, l.previous_state) and l.timeline ? 'confirmed'))::int as released,
            (select json_build_object('orders', count(distinct s.trip_id), 'medianMs', percentile_cont(0.5) within group (order by s.dwell_ms))
               from trip_stops s where ${own('s')} and s.dwell_ms is not null and s.arrived_at >= $2) as dwell
       from events e
      where ${own('e')} and e.at >= $2 and e.action in ('option.confirmed', 'option.released')`,
    [companyId, new Date(since)],
  );
}
