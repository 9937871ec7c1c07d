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
    [companyId, loadId, limit?.recordId ?? null],
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
