import type { LoadState } from '@tenderlane/domain/loads';
import { DAY_MS } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { own, unscoped } from '../../../platform/database/tenant';

export interface OrderFacts {
  id: number;
  state: LoadState;
  vehicle_set_at: Date | null;
  delivered_at: Date | null;
  proof_at: Date | null;
  vehicle_asked_at: Date | null;
  vehicle_changed_at: Date | null;
  driver: { phone: string | null; email: string | null } | null;
  is_opted_out: boolean;
  for_trip: number;
  sent_at: Date[];
}

const ALL_COMPANIES = unscoped('the messages to one phone are counted over all companies');

export const listOrderFacts = (
  sql: Sql,
  companyId: number,
  ids: readonly number[],
  now: number,
): Promise<OrderFacts[]> =>
  sql.rows(
    `select l.id, l.state, l.vehicle_set_at, l.delivered_at, l.proof_at, t.vehicle_asked_at, v.changed_at as vehicle_changed_at,
            case when r.id is not null then json_build_object('phone', r.phone, 'email', r.email) end as driver,
            exists (select from driver_opt_outs o where o.login = to_login.login) as is_opted_out,
            (select count(*)::int from driver_messages m join driver_links d on d.id = m.link_id where d.trip_id = t.id) as for_trip,
            array(select m.sent_at from driver_messages m where ${ALL_COMPANIES} m.login = to_login.login and m.sent_at > $3) as sent_at
       from loads l
       left join trips t on ${own('t')} and t.option_id = l.selected_option_id
       left join load_vehicles v on ${own('v')} and v.load_id = l.id and v.option_id = l.selected_option_id
       left join drivers r on r.id = v.driver_id
      cross join lateral (select coalesce(nullif(r.phone, ''), r.email) as login) to_login
      where ${own('l')} and l.id = any(${idsOf('$2')})`,
    [companyId, ids, new Date(now - DAY_MS)],
  );

export const saveVehicleRequest = (sql: Sql, companyId: number, loadId: number, at: number): Promise<number> =>
  sql.run(
    `update trips t set vehicle_asked_at = $3 from loads l
      where ${own('t')} and l.id = t.load_id and t.load_id = $2 and t.option_id = l.selected_option_id`,
    [companyId, loadId, new Date(at)],
  );
