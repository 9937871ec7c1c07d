import { visibleToShipper } from '@tenderlane/domain/auction';
import { comparableRate, encodeRates, inTenderVat, totalOfRate, type Terms } from '@tenderlane/domain/terms';
import {
  LOAD_ACTIONS,
  LOAD_STATES,
  listPrice,
  refuseAction,
  savings,
  timelineStep,
  TIMELINE_STEPS,
  type LoadAction,
  type Timeline,
} from '@tenderlane/domain/loads';
import { pricePerDistance } from '@tenderlane/domain/core';
import { proportion } from '@tenderlane/domain/money';
import type { LoadListItem, Locale } from '@tenderlane/contract';
import { iso, price } from '../../platform/present';
import type { ListRow } from './list/list-rows.queries';
import type { ListStop } from './list/list-stops.queries';
import { presentTracking } from './list/present-tracking';
import { tenderNumber } from './tender-number';
import { localizedCity } from '../reference';

export function presentTimeline(timeline: Timeline): LoadListItem['timeline'] {
  return TIMELINE_STEPS.flatMap((step) => {
    const at = timeline[step];
    return at === undefined ? [] : [{ step, at: new Date(at).toISOString() }];
  });
}

const ROW_ACTIONS = [
  'edit',
  'publish',
  'cancel',
  'extend',
  'archive',
  'delete',
  'duplicate',
] as const satisfies LoadAction[];

function stateRefusals(row: Pick<ListRow, 'state' | 'approval'>): LoadListItem['refusals'] {
  return Object.fromEntries(
    ROW_ACTIONS.filter((action) => action in LOAD_ACTIONS).flatMap((action) => {
      const refusal = refuseAction(action, row);
      return refusal ? [[action, { code: refusal.code, params: refusal.params ?? {} }]] : [];
    }),
  );
}

const REFUSALS = new Map(LOAD_STATES.map((state) => [state, stateRefusals({ state, approval: null })]));

/** Cached per state, because a list needs them for every row. */
const rowRefusals = (row: Pick<ListRow, 'state' | 'approval'>) =>
  (row.approval ? undefined : REFUSALS.get(row.state)) ?? stateRefusals(row);

function deviationFromTarget(lowest: number | null, terms: Terms): number | null {
  const target = terms.targetRate === null ? null : comparableRate(terms.targetRate, terms);
  return lowest === null || !target ? null : proportion(lowest - target, target);
}

function presentRoute(row: ListRow, locale: Locale): Pick<LoadListItem, 'date' | 'date_delivery' | 'waypoints'> {
  return {
    date: iso(row.first_pickup_from),
    date_delivery: row.waypoints.findLast(({ kind }) => kind === 'delivery')?.from ?? null,
    waypoints: presentStops(row.waypoints, locale),
  };
}

export function presentStops(stops: readonly ListStop[], locale: Locale): LoadListItem['waypoints'] {
  return stops.map(({ id, kind, address, place, from, to }) => ({
    id,
    kind,
    city: address ? localizedCity(address, place, locale) : '',
    country_id: address?.country_id ?? '',
    time_zone: address?.time_zone ?? 'UTC',
    from,
    to,
  }));
}

type CargoFields =
  | 'distance'
  | 'distance_source'
  | 'weight'
  | 'weight_id'
  | 'length_id'
  | 'volume'
  | 'cargo_name'
  | 'load_type'
  | 'truck_body'
  | 'temperature';

function presentCargo(row: ListRow): Pick<LoadListItem, CargoFields> {
  return {
    distance: row.distance_km,
    distance_source: row.distance_source,
    weight: row.cargo.weight_kg ?? null,
    weight_id: row.cargo.weight_id ?? 'kg',
    length_id: row.cargo.length_id ?? 'm',
    volume: row.cargo.volume_m3 ?? null,
    cargo_name: row.cargo.name ?? null,
    load_type: row.truck.load_types,
    truck_body: row.truck.body_types,
    temperature: row.truck.temperature ?? null,
  };
}

export const PRICE_COLUMNS = [
  'state',
  'opened_at',
  'terms',
  'bid_count',
  'lowest',
  'highest',
  'awarded_price',
] as const satisfies (keyof ListRow)[];

const presentCompany = ({ facility_company: company }: ListRow): LoadListItem['facility_company'] =>
  company && { name: company[0], legal_number: company[1] };

/**
 * Returns the prices that the shipper may see, for the whole transport in the VAT mode of the tender, in minor units.
 */
export function shownPrices(row: Pick<ListRow, (typeof PRICE_COLUMNS)[number]>) {
  const { terms } = row;
  const seen = visibleToShipper(
    { state: row.state, openedAt: row.opened_at?.getTime() ?? null, terms },
    { bidCount: row.bid_count, lowest: row.lowest, highest: row.highest, leaderOptionId: null },
  );
  const shown = (comparable: number | null) => (comparable === null ? null : inTenderVat(comparable, terms));
  const starting = terms.startingRate === null ? null : totalOfRate(terms.startingRate, terms);
  const lowest = shown(seen.lowest);
  return {
    bidCount: seen.bidCount,
    lowest,
    highest: shown(seen.highest),
    toTargetBp: deviationFromTarget(seen.lowest, terms),
    price: listPrice({ awarded: row.awarded_price, bestLive: lowest, starting }),
  };
}

/** Returns the starting rate, or else the target, minus the award, in minor units; null before the award. */
export function shownSavings(row: Pick<ListRow, (typeof PRICE_COLUMNS)[number] | 'winner_id'>) {
  const { price: awarded } = shownPrices(row);
  if (!row.winner_id || awarded === null) return null;
  const { startingRate, targetRate } = row.terms;
  const saved = (basis: 'starting' | 'target', rate: number | null) => {
    const found = savings(basis, rate === null ? null : totalOfRate(rate, row.terms), awarded);
    return found && { ...found, basis };
  };
  return saved('starting', startingRate) ?? saved('target', targetRate);
}

function presentSavings(row: ListRow): LoadListItem['savings'] {
  const saved = shownSavings(row);
  return saved && { ...saved, amount: { amount: saved.amount, currency: row.currency } };
}

export interface ListReader {
  companyCountryId: string;
  locale: Locale;
  now: number;
}

/** Presents a row; `missingCount` is 0 for drafts that are ready and for published loads. */
export function presentListItem(
  row: ListRow,
  missingCount: number,
  { companyCountryId, locale, now }: ListReader,
): LoadListItem {
  const { currency, terms } = row;
  const shown = shownPrices(row);
  return {
    id: row.id,
    number: tenderNumber(row),
    name: row.name ?? tenderNumber(row),
    external_id: row.external_id,
    tender_type: row.tender_type,
    manager: { id: row.manager_id, name: row.manager_name },
    status_id: row.state,
    price: price(shown.price, currency),
    price_per_distance: price(pricePerDistance(shown.price, row.distance_km, companyCountryId), currency),
    payment_type: row.payment.type,
    is_paid: false,
    is_detailed: missingCount === 0,
    missing_count: missingCount,
    ...presentRoute(row, locale),
    carrier: row.winner_id ? { id: row.winner_id, name: row.winner_name ?? '' } : null,
    delivery_option_count: row.reached,
    delivery_option_searching_end_at: iso(row.effective_end),
    delivery_option_confirmation_end_at: iso(row.confirmation_ends_at),
    decision_end_at: iso(row.decision_ends_at),
    published_at: iso(row.published_at),
    publish_at: iso(row.publish_at),
    extended_count: row.extended_count,
    timeline: presentTimeline(row.timeline),
    timeline_step: timelineStep(row.timeline),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    reference_currency: currency,
    ...presentCargo(row),
    vat_mode: terms.vatMode,
    ...encodeRates(terms),
    mode: terms.mode,
    basis: terms.basis,
    to_target_bp: shown.toTargetBp,
    bid_count: shown.bidCount,
    bid_lowest_price: price(shown.lowest, currency),
    bid_highest_price: price(shown.highest, currency),
    savings: presentSavings(row),
    truck_plate: row.truck_plate,
    facility_company: presentCompany(row),
    tracking: presentTracking(row.tracking, now, locale),
    labels: row.tags,
    custom: row.custom,
    refusals: rowRefusals(row),
  };
}
