import { DAY_MS } from '@tenderlane/domain/core';
import { LANE_DAYS, LANE_RADIUS_KM } from '@tenderlane/domain/carriers';
import type { Locale } from '@tenderlane/contract';
import type { Suggestion, SuggestionReason, Suggestions } from '@tenderlane/contract/carriers/network';
import type { MemberContext } from '../../../platform/context';
import { missingRecord } from '../../brands';
import { localizedCity, type PlaceNames } from '../../reference';
import { presentCarrier } from '../presenter';
import { listCarriers, type CarrierRow } from '../queries';
import {
  findLoadOwner,
  findLoadToCarry,
  listAwarded,
  listAwardedNear,
  listFound,
  listFoundOnLane,
  listInAudience,
  listOwnLanes,
  listOwnOnLane,
  type AwardedCarrier,
  type FoundRow,
  type LaneTowns,
  type LoadToCarry,
} from './suggested.queries';

const MOST = 50;
const SHOWN_STATES = new Set(['suggested', 'invited', 'requested', 'on_review', 'verified']);

/** Suggests carriers for a load or for the network, from data of the own company and of the carriers only. */
export async function listSuggested(context: MemberContext, loadId: number | undefined): Promise<Suggestions> {
  const { sql, principal, clock } = context;
  const load = loadId === undefined ? undefined : await findOwnLoad(context, loadId);
  const now = await clock.now(sql);
  const since = now - LANE_DAYS * DAY_MS;
  const [reasons, found] = await Promise.all([ownReasons(context, load, since), findCompanies(context, load, since)]);
  const ids = [...reasons.keys()];
  const rows = await listCarriers(sql, principal.companyId, ids, now);
  const reached = load ? await listInAudience(sql, principal.companyId, load, { ids, now }) : null;
  const own = rows
    .filter(({ state }) => SHOWN_STATES.has(state))
    .map((row) => presentOwn(row, reasons.get(row.id) ?? [], load, reached));
  return {
    data: [...own, ...found.map((row) => presentFound(row, load))],
    meta: {
      radius_km: LANE_RADIUS_KM,
      days: LANE_DAYS,
      load: load
        ? {
            id: load.id,
            name: load.name,
            state: load.state,
            from: load.from_name,
            to: load.to_name,
            audience_kind: load.audience_kind,
            carrier_ids: load.carrier_ids,
          }
        : null,
    },
  };
}

async function findOwnLoad({ sql, principal, locale }: MemberContext, id: number): Promise<LoadToCarry> {
  const load = await findLoadToCarry(sql, principal.companyId, id);
  if (!load) throw await missingRecord(sql, principal, await findLoadOwner(sql, id));
  return named(load, locale);
}

const townName = (city: string | null, place: PlaceNames | null, locale: Locale) =>
  city === null ? null : localizedCity({ city }, place, locale);

const named = <Row extends LaneTowns>(row: Row, locale: Locale): Row => ({
  ...row,
  from_name: townName(row.from_name, row.from_place, locale),
  to_name: townName(row.to_name, row.to_place, locale),
});

function laneOf(load: LoadToCarry) {
  const { from_country, to_country } = load;
  return from_country === null || to_country === null ? null : { ...load, from_country, to_country };
}

const laneReason = ({ from_name, from_country, to_name, to_country }: LoadToCarry): SuggestionReason => ({
  kind: 'lane',
  from: from_name ?? from_country?.toUpperCase() ?? '',
  to: to_name ?? to_country?.toUpperCase() ?? '',
});

async function ownReasons({ sql, principal, locale }: MemberContext, load: LoadToCarry | undefined, since: number) {
  const reasons = new Map<number, SuggestionReason[]>();
  const add = (id: number, reason: SuggestionReason) => reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  const { companyId } = principal;
  for (const row of await awardsOf(sql, companyId, load, since)) {
    const award = named(row, locale);
    add(award.carrier_id, {
      kind: 'awards',
      count: award.count,
      days: LANE_DAYS,
      from: load?.from_name ?? award.from_name ?? '',
      to: load?.to_name ?? award.to_name ?? '',
    });
  }
  const lane = load && laneOf(load);
  if (load && lane) for (const id of await listOwnOnLane(sql, companyId, lane, MOST)) add(id, laneReason(load));
  return reasons;
}

function awardsOf(
  sql: MemberContext['sql'],
  companyId: number,
  load: LoadToCarry | undefined,
  since: number,
): Promise<AwardedCarrier[]> {
  if (!load) return listAwarded(sql, companyId, since, MOST);
  const { from_lat, from_lon, to_lat, to_lon } = load;
  if (from_lat === null || from_lon === null || to_lat === null || to_lon === null) return Promise.resolve([]);
  return listAwardedNear(sql, companyId, { from_lat, from_lon, to_lat, to_lon }, since, MOST);
}

async function findCompanies({ sql, principal }: MemberContext, load: LoadToCarry | undefined, since: number) {
  const { companyId } = principal;
  if (!load) return listFound(sql, companyId, await listOwnLanes(sql, companyId, since), MOST);
  const lane = laneOf(load);
  return lane ? listFoundOnLane(sql, companyId, lane, MOST) : [];
}

/** Truck bodies count only in addition to another reason, because alone they match too many carriers. */
function bodiesReason(bodies: string[], load: LoadToCarry | undefined): SuggestionReason[] {
  const fitting = load ? bodies.filter((body) => load.body_types.includes(body)) : [];
  return fitting.length > 0 ? [{ kind: 'bodies', body_types: fitting }] : [];
}

function presentOwn(
  row: CarrierRow,
  reasons: SuggestionReason[],
  load: LoadToCarry | undefined,
  reached: Set<number> | null,
): Suggestion {
  const carrier = presentCarrier(row);
  return {
    carrier_id: carrier.id,
    company_id: null,
    name: carrier.name,
    country_id: carrier.country_id,
    legal_id: carrier.legal_id,
    legal_id_check: carrier.legal_id_check,
    state: carrier.state,
    body_types: carrier.body_types,
    certificates: carrier.certificates,
    labels: carrier.labels.map(({ id, name }) => ({ id, name })),
    is_in_audience: reached && reached.has(carrier.id),
    reasons: [...reasons, ...bodiesReason(carrier.body_types, load)],
  };
}

function presentFound(row: FoundRow, load: LoadToCarry | undefined): Suggestion {
  const lane: SuggestionReason[] = load && row.drives_lane ? [laneReason(load)] : [];
  return {
    carrier_id: null,
    company_id: row.id,
    name: row.name,
    country_id: row.country_id,
    legal_id: row.legal_id,
    legal_id_check: {
      confirmed_by: row.is_confirmed ? 'operator' : null,
      confirmed_at: row.legal_id_confirmed_at?.toISOString() ?? null,
      is_claimed_by_others: row.is_claimed_by_others,
    },
    state: null,
    body_types: row.body_types,
    certificates: row.certificates,
    labels: [],
    is_in_audience: load ? false : null,
    reasons: [{ kind: 'found' }, ...lane, ...bodiesReason(row.body_types, load)],
  };
}
