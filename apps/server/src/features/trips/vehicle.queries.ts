import type { Sql } from '../../platform/database/database';
import { ofCarrier, own, owner } from '../../platform/database/tenant';
import type { CarrierScope } from '../../platform/principal';

export interface LoadVehicleRow {
  driver_id: number | null;
  truck_id: number | null;
  trailer_id: number | null;
  changed_at: Date;
}

const VEHICLE = 'v.driver_id, v.truck_id, v.trailer_id, v.changed_at';

export const findVehicleOfOrder = (
  sql: Sql,
  companyId: number,
  loadId: number,
): Promise<(LoadVehicleRow & { carrier_company_id: number }) | undefined> =>
  sql.first(
    `select ${VEHICLE}, v.carrier_company_id from load_vehicles v join options o on o.id = v.option_id
      where ${own('v')} and v.load_id = $2 and o.state = 'confirmed'`,
    [companyId, loadId],
  );

export const findOwnVehicle = (
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
): Promise<LoadVehicleRow | undefined> =>
  sql.first(`select ${VEHICLE} from load_vehicles v where ${ofCarrier('v')} and v.load_id = $2`, [
    carrierCompanyId,
    loadId,
  ]);

/** The link is valid, and its sender wrote to this carrier about this load or about no specific load. */
const BY_LINK = `exists (select 1 from personal_links p left join carrier_invitations i on i.id = p.invitation_id
        where p.id = $3 and p.company_id = o.company_id and coalesce(i.carrier_id, p.carrier_id) = o.carrier_id
          and (p.load_id is null or p.load_id = o.load_id) and p.ended_at is null)`;

/** Finds the carrier's option with both states; a session opened by a link sees only the load of the link. */
export const findOwnOption = (
  sql: Sql,
  { companyId, limit }: CarrierScope,
  loadId: number,
): Promise<{ state: string; load_state: string } | undefined> =>
  sql.first(
    `select o.state, l.state as load_state from options o join loads l on l.id = o.load_id
      where ${ofCarrier('o')} and o.load_id = $2 and l.deleted_at is null and ($3::bigint is null or ${BY_LINK})`,
    [companyId, loadId, limit?.purpose === 'message' ? limit.recordId : null],
  );

interface Assignment {
  loadId: number;
  companyId: number;
  carrierCompanyId: number;
  optionId: number;
  driverId: number | null;
  truckId: number | null;
  trailerId: number | null;
  at: number;
}

export const saveVehicle = (sql: Sql, given: Assignment): Promise<number> =>
  sql.run(
    `insert into load_vehicles as v (company_id, load_id, carrier_company_id, option_id, driver_id, truck_id, trailer_id, changed_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8)
     on conflict (load_id) do update set carrier_company_id = excluded.carrier_company_id, option_id = excluded.option_id,
       driver_id = excluded.driver_id, truck_id = excluded.truck_id, trailer_id = excluded.trailer_id, changed_at = excluded.changed_at`,
    [
      given.companyId,
      given.loadId,
      given.carrierCompanyId,
      given.optionId,
      given.driverId,
      given.truckId,
      given.trailerId,
      new Date(given.at),
    ],
  );

interface OtherOrderRow {
  load_id: number;
  number: number;
  company: string;
  kinds: ('driver' | 'truck' | 'trailer')[];
  own: { from: number | null; to: number | null };
  other: { from: number | null; to: number | null };
}

const HOURS = (vehicle: string) => `(select json_build_object('from', extract(epoch from min(s.window_from)) * 1000,
    'to', extract(epoch from max(s.window_to)) * 1000)
  from trips t join trip_stops s on s.trip_id = t.id where t.option_id = ${vehicle}.option_id)`;

/** Running orders of the carrier with a driver or vehicle of this one. */
export const listOtherOrders = (sql: Sql, carrierCompanyId: number, loadId: number): Promise<OtherOrderRow[]> =>
  sql.rows(
    `select l.id as load_id, l.number, c.name as company, ${HOURS('v')} as own, ${HOURS('w')} as other,
            array_remove(array[case when w.driver_id = v.driver_id then 'driver' end, case when w.truck_id = v.truck_id then 'truck' end,
              case when w.trailer_id = v.trailer_id then 'trailer' end], null) as kinds
       from load_vehicles v
       join load_vehicles w on ${ofCarrier('w')} and w.load_id <> v.load_id
        and (w.driver_id = v.driver_id or w.truck_id = v.truck_id or w.trailer_id = v.trailer_id)
       join options o on o.id = w.option_id and o.state = 'confirmed'
       join loads l on l.id = w.load_id and l.deleted_at is null and l.state in ('processing', 'in_progress')
       join companies c on c.id = w.company_id
      where ${ofCarrier('v')} and v.load_id = $2 order by l.id limit 20`,
    [carrierCompanyId, loadId],
  );
