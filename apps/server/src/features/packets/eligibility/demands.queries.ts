import type { CarrierPapers, LoadDemands } from '@tenderlane/domain/packets';

/**
 * SQL value of a load's requirements; null if its shipper requires no packet or has not published one. `load` is the
 * load's id, `company` the alias of its company. The delivery day is that of the last stop in its time zone.
 */
export const loadDemands = (load: string, company: string) => `case
    when coalesce((${company}.setting->>'require_packet')::boolean, false)
     and exists (select 1 from packet_versions v where v.company_id = ${company}.id and v.published_at is not null)
    then json_build_object(
      'deliveryOn', (select (coalesce(w.window_to, w.window_from) at time zone coalesce(w.address->>'time_zone', 'UTC'))::date::text
                       from waypoints w where w.load_id = ${load} order by w.position desc limit 1),
      'cargoValue', (select coalesce(nullif(d.cargo->'declared_value', 'null'), nullif(d.cargo->'estimated_value', 'null'))
                       from load_details d where d.load_id = ${load}),
      'currency', ${company}.currency, 'rates', coalesce(${company}.setting->'report_rates', '{}'))
    end`;

export const approvedPapers = (carrier: string) =>
  `case when ${carrier}.packet_status = 'approved' then ${carrier}.papers end`;

export type DemandsColumn = { demands: LoadDemands | null };
export type PapersColumn = CarrierPapers | null;
