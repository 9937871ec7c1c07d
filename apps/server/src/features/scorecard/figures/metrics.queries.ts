import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { ofCarrier, own, owner, unscoped } from '../../../platform/database/tenant';
import type { ScoredRelation } from './facts.queries';

const CLOCK = unscoped('figures of all networks are computed');

export function listScored(sql: Sql, carrierIds: readonly number[]): Promise<ScoredRelation[]> {
  return sql.rows(
    `select r.id as carrier_id, r.company_id, r.carrier_company_id, c.country_id
       from carriers r ${CLOCK} join companies c on c.id = r.carrier_company_id where r.id = any(${idsOf('$1')}) order by r.id`,
    [carrierIds],
  );
}

/** Delay of the computation after the first mark, so that all events in between need one. */
export const QUIET_MS = 60_000;

/** No further mark is inserted while one is not due at $3, because its computation will include these facts. */
const UNMARKED = (carrierId: string) =>
  `not exists (select from scorecard_marks m where m.carrier_id = ${carrierId} and m.due_at > $3)`;
const DUE_AT = `$3::timestamptz + make_interval(secs => ${QUIET_MS / 1000})`;

export function markRelations(
  sql: Sql,
  pairs: readonly { companyId: number; carrierCompanyId: number }[],
  now: number,
): Promise<number> {
  return sql.run(
    `insert into scorecard_marks (carrier_id, company_id, due_at)
     select r.id, ${owner('r.company_id')}, ${DUE_AT}
       from (select distinct * from unnest($1::bigint[], $2::bigint[])) as asked(company_id, carrier_company_id)
       join carriers r on ${own('r', 'asked.company_id')} and ${ofCarrier('r', 'asked.carrier_company_id')}
      where ${UNMARKED('r.id')}`,
    [pairs.map(({ companyId }) => companyId), pairs.map(({ carrierCompanyId }) => carrierCompanyId), new Date(now)],
  );
}

export function markInvited(
  sql: Sql,
  loads: readonly { companyId: number; loadId: number }[],
  now: number,
): Promise<number> {
  return sql.run(
    `insert into scorecard_marks (carrier_id, company_id, due_at)
     select r.carrier_id, ${owner('r.company_id')}, ${DUE_AT}
       from (select distinct o.carrier_id, o.company_id from unnest($1::bigint[], $2::bigint[]) as asked(company_id, load_id)
               join options o on ${own('o', 'asked.company_id')} and o.load_id = asked.load_id) as r
      where ${UNMARKED('r.carrier_id')}`,
    [loads.map(({ companyId }) => companyId), loads.map(({ loadId }) => loadId), new Date(now)],
  );
}

export interface Mark {
  id: number;
  carrier_id: number;
  company_id: number;
}

/** Takes relations whose window has moved past a counted load. */
export function takeStale(sql: Sql, now: number, limit: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select carrier_id as id from carrier_metrics ${CLOCK} where stale_at <= $1 order by stale_at limit $2 for no key update skip locked`,
    [new Date(now), limit],
  );
}

export async function hasStale(sql: Sql, now: number): Promise<boolean> {
  const row = await sql.first(`select 1 from carrier_metrics ${CLOCK} where stale_at <= $1 limit 1`, [new Date(now)]);
  return row !== undefined;
}

export function postponeStale(sql: Sql, carrierId: number, until: number): Promise<number> {
  return sql.run(`update carrier_metrics set stale_at = $2 where carrier_id = $1 ${CLOCK}`, [
    carrierId,
    new Date(until),
  ]);
}

export interface MetricsRow {
  carrier_id: number;
  company_id: number;
  trips: number;
  response_bp: number | null;
  acceptance_bp: number | null;
  cancel_bp: number | null;
  on_time_bp: number | null;
  rating_x100: number | null;
  rating_count: number;
  stale_at: string | null;
}

/** Saves figures in order of relations, unless the stored ones were computed from later facts. */
export function saveMetrics(sql: Sql, rows: readonly MetricsRow[], now: number): Promise<number> {
  return sql.run(
    `insert into carrier_metrics as m (carrier_id, company_id, trips, response_bp, acceptance_bp, cancel_bp, on_time_bp, rating_x100,
       rating_count, stale_at, computed_at)
     select n.carrier_id, ${owner('n.company_id')}, n.trips, n.response_bp, n.acceptance_bp, n.cancel_bp, n.on_time_bp, n.rating_x100,
            n.rating_count, n.stale_at, $2
       from jsonb_to_recordset($1::jsonb) as n(carrier_id bigint, company_id bigint, trips integer, response_bp integer,
         acceptance_bp integer, cancel_bp integer, on_time_bp integer, rating_x100 integer, rating_count integer, stale_at timestamptz)
      order by n.carrier_id
     on conflict (carrier_id) do update set trips = excluded.trips, response_bp = excluded.response_bp,
       acceptance_bp = excluded.acceptance_bp, cancel_bp = excluded.cancel_bp, on_time_bp = excluded.on_time_bp,
       rating_x100 = excluded.rating_x100, rating_count = excluded.rating_count, stale_at = excluded.stale_at,
       computed_at = excluded.computed_at
      where m.computed_at <= excluded.computed_at`,
    [JSON.stringify(rows), new Date(now)],
  );
}
