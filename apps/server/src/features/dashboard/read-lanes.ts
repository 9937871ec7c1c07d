import { LANE_DAYS, LANE_RADIUS_KM } from '@tenderlane/domain/carriers';
import { DAY_MS, distanceUnit, greatCircleKm, KM_PER_MILE } from '@tenderlane/domain/core';
import { LANES_SHOWN, SAVINGS_WEEKS } from '@tenderlane/domain/dashboard';
import { proportion } from '@tenderlane/domain/money';
import type { DashboardLane, QueryOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { own } from '../../platform/database/tenant';
import { loadList } from '../loads';
import { listBusyLanes, type LaneRow } from './lanes.queries';
import { scopeFilter } from './read-dashboard';

type Query = NonNullable<QueryOf<ShipperApi['GET /dashboard/lanes']>>;

const WEEK_MS = 7 * DAY_MS;

export async function readLanes(context: MemberContext, { scope, days = LANE_DAYS }: Query): Promise<DashboardLane[]> {
  const { sql, principal, clock } = context;
  const now = await clock.now(sql);
  const since = new Date(now - Number(days) * DAY_MS);
  const managerId = scope === 'mine' ? principal.accountId : null;
  const lanes = apart(await listBusyLanes(sql, principal.companyId, { since, managerId }));
  const loads = await loadList.presentLoads(
    context,
    lanes.map(({ load_id: id }) => id),
  );
  const ends = new Map(loads.map((load) => [load.id, endsOf(load.waypoints)]));
  const figures = lanes.map(async (lane) => {
    const query = { ...scopeFilter(scope), ...queryOf(lane), awarded_from: since.toISOString() };
    const rows = await measureLane(context, query, now);
    const route = ends.get(lane.load_id);
    return route ? [presentLane(lane, rows, route, query)] : [];
  });
  return (await Promise.all(figures)).flat();
}

/** Keeps the lanes that are not the same as one with more awards: both ends within the radius of a lane. */
function apart(lanes: readonly LaneRow[]): LaneRow[] {
  const kept: LaneRow[] = [];
  for (const lane of lanes) {
    if (kept.length === LANES_SHOWN) break;
    if (!kept.some((other) => isSameLane(lane, other))) kept.push(lane);
  }
  return kept;
}

const isSameLane = (one: LaneRow, other: LaneRow) =>
  one.body === other.body &&
  one.currency === other.currency &&
  greatCircleKm({ lat: one.from_lat, lon: one.from_lon }, { lat: other.from_lat, lon: other.from_lon }) <=
    LANE_RADIUS_KM &&
  greatCircleKm({ lat: one.to_lat, lon: one.to_lon }, { lat: other.to_lat, lon: other.to_lon }) <= LANE_RADIUS_KM;

const queryOf = (lane: LaneRow) => ({
  from_point: `${lane.from_lat},${lane.from_lon}`,
  from_radius_km: String(LANE_RADIUS_KM),
  to_point: `${lane.to_lat},${lane.to_lon}`,
  to_radius_km: String(LANE_RADIUS_KM),
  currency: lane.currency,
  ...(lane.body && { truck_body: lane.body }),
});

type LaneQuery = ReturnType<typeof queryOf> & { awarded_from: string };

interface Measured {
  week: number | null;
  loads: number;
  median: number | null;
  per_distance: number | null;
  bids: number | null;
  on_time: number | null;
}

async function measureLane(context: MemberContext, query: LaneQuery, now: number): Promise<Measured[]> {
  const week = `floor((${now} - ${loadList.AWARDED_MS}) / ${WEEK_MS})::int`;
  const unit = distanceUnit(context.principal.companyCountryId) === 'mi' ? KM_PER_MILE : 1;
  const median = (value: string) => `round((percentile_cont(0.5) within group (order by ${value}))::numeric)::bigint`;
  return loadList.measureLoads<Measured>(
    context.sql,
    context.principal.companyId,
    await loadList.resolveFilter(context, query),
    {
      select: `${week} as week, count(*) as loads, ${median('s.awarded')} as median,
      ${median(`s.awarded * ${unit} / nullif(r.distance_km, 0)`)} as per_distance, round(100 * avg(l.bid_count))::int as bids,
      (100 * sum(w.value) / sum(w.arrivals))::int as on_time`,
      joins: `join load_details r on ${own('r')} and r.load_id = l.id left join award_bases s on ${own('s')} and s.load_id = l.id
        left join lateral (select sum(h.on_time) as value, nullif(count(*), 0) as arrivals from trips t join trip_stops h on h.trip_id = t.id
          where ${own('t')} and t.load_id = l.id and t.option_id = l.selected_option_id and h.on_time is not null) w on true`,
      groupBy: `grouping sets ((), (${week}))`,
    },
  );
}

type Waypoints = Awaited<ReturnType<typeof loadList.presentLoads>>[number]['waypoints'];

function endsOf(stops: Waypoints) {
  const from = stops.find(({ kind }) => kind === 'pickup');
  const to = stops.findLast(({ kind }) => kind === 'delivery');
  const end = (stop: Waypoints[number] | undefined) => ({
    city: stop?.city ?? '',
    country_id: stop?.country_id ?? '',
  });
  return { from: end(from), to: end(to) };
}

function presentLane(
  { currency, body }: LaneRow,
  rows: readonly Measured[],
  route: ReturnType<typeof endsOf>,
  query: LaneQuery,
): DashboardLane {
  const whole = rows.find(({ week }) => week === null);
  const trend = Array.from(
    { length: SAVINGS_WEEKS },
    (_, index) => rows.find(({ week }) => week === SAVINGS_WEEKS - 1 - index)?.median ?? null,
  );
  const known = trend.filter((median) => median !== null);
  const [first, last] = [known.at(0), known.at(-1)];
  const point = (end: 'from' | 'to') => ({ [`${end}_name`]: route[end].city });
  return {
    ...route,
    truck_body: body,
    loads: whole?.loads ?? 0,
    median: { amount: whole?.median ?? 0, currency },
    per_distance: whole?.per_distance ? { amount: whole.per_distance, currency } : null,
    change_bp: known.length > 1 && first && last !== undefined ? proportion(last - first, first) : null,
    bids: whole?.bids ?? 0,
    on_time_bp: whole?.on_time ?? null,
    trend,
    opens: { page: 'tenders', query: { ...query, ...point('from'), ...point('to') } },
  };
}
