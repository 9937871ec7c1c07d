import { totalOfRate } from '@tenderlane/domain/terms';
import { timelineStep } from '@tenderlane/domain/loads';
import { pricePerDistance } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import { moneyText } from '../../../platform/csv';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import type { Cell } from '../../../platform/exports/cell';
import { price } from '../../../platform/present';
import { localizedCity, referenceList, zoneOfCountry } from '../../reference';
import type { ListRow } from '../list/list-rows.queries';
import type { ListStop } from '../list/list-stops.queries';
import { presentTracking } from '../list/present-tracking';
import { shownPrices, shownSavings } from '../presenter';
import { tenderNumber } from '../tender-number';
import type { ListedColumn, RowOf } from './file-columns';

export interface LoadOfFile {
  row: ListRow;
  facts: RowFacts;
}

interface RowFacts {
  now: number;
  missing: number;
}

type Cells = { [Column in ListedColumn]: (row: RowOf<Column>, facts: RowFacts) => Cell };

export function loadCells(context: MemberContext): (column: ListedColumn) => (load: LoadOfFile) => Cell {
  const ownZone = zoneOfCountry(context.principal.companyCountryId);
  const at: At = (moment, timeZone = ownZone) => moment && { at: moment, timeZone };
  const cells: Cells = {
    ...stateCells(context, at),
    ...routeCells(context, at),
    ...cargoCells(context),
    ...priceCells(context),
  };
  return (column) => {
    const cell = lookUp(cells, column) as ((row: ListRow, facts: RowFacts) => Cell) | undefined;
    return ({ row, facts }) => cell?.(row, facts) ?? null;
  };
}

type At = (moment: Date | string | null, timeZone?: string) => Cell;

/** Caches translations, which cost more than the rest of a row. */
function foundOnce<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

function namesOf(list: string, { locale }: MemberContext): (keys: readonly string[]) => string {
  const names = new Map(referenceList(list, locale)?.map(({ id, name }) => [id, name]));
  return (keys) => keys.map((key) => names.get(key) ?? key).join(', ');
}

function stateCells({ locale }: MemberContext, at: At) {
  const states = createTranslator(locale, 'states');
  const words = createTranslator(locale, 'exportTexts');
  const stateName = foundOnce((state: ListRow['state']) => states(`load.${state}`));
  const stepName = foundOnce((step: NonNullable<ReturnType<typeof timelineStep>>) => states(`timeline.${step}`));
  const unpaid = words('no');
  return {
    number: (row) => tenderNumber(row),
    name: ({ name }) => name,
    state: ({ state }) => stateName(state),
    timeline_step: ({ timeline }) => {
      const step = timelineStep(timeline);
      return step && stepName(step);
    },
    missing: (_row, { missing }) => missing,
    time_left: (row, { now }) => minutesLeft(row, now),
    published: (row) => at(row.published_at),
    bidding_ends: (row) => at(row.effective_end),
    decision_ends: (row) => at(row.decision_ends_at),
    confirmation_ends: (row) => at(row.confirmation_ends_at),
    created: (row) => at(row.created_at),
    updated: (row) => at(row.updated_at),
    labels: ({ tags }) => tags.join(', '),
    manager: (row) => row.manager_name,
    external_id: (row) => row.external_id,
    paid: () => unpaid,
  } satisfies Partial<Cells>;
}

function minutesLeft(row: RowOf<'time_left'>, now: number): number | null {
  const ends: Partial<Record<ListRow['state'], Date | null>> = {
    ongoing: row.effective_end,
    tender_over: row.decision_ends_at,
    awaiting_confirmation: row.confirmation_ends_at,
  };
  const end = ends[row.state];
  return end ? Math.max(0, Math.floor((end.getTime() - now) / 60_000)) : null;
}

function routeCells({ locale }: MemberContext, at: At) {
  const nameOf = ({ address, place }: ListStop) =>
    address ? `${localizedCity(address, place, locale)} ${address.country_id.toUpperCase()}` : ' ';
  return {
    route: ({ waypoints }) => waypoints.map(nameOf).join(' – '),
    distance_km: (row) => row.distance_km,
    pickup: (row) => at(row.first_pickup_from, zoneOf(firstPickup(row))),
    pickup_zone: (row) => row.first_pickup_from && zoneOf(firstPickup(row)),
    delivery: (row) => at(lastDelivery(row)?.from ?? null, zoneOf(lastDelivery(row))),
    delivery_zone: (row) => (lastDelivery(row)?.from ? zoneOf(lastDelivery(row)) : null),
    facility_company: ({ facility_company: company }) => company && company.filter(Boolean).join(', '),
    tracking: (row, { now }) => presentTracking(row.tracking, now, locale)?.location ?? null,
    tracked_at: (row, { now }) => at(presentTracking(row.tracking, now, locale)?.updated_at ?? null),
    eta: (row, { now }) => at(presentTracking(row.tracking, now, locale)?.eta ?? null),
    late_minutes: (row, { now }) => presentTracking(row.tracking, now, locale)?.late_minutes ?? null,
  } satisfies Partial<Cells>;
}

type Stops = Pick<ListRow, 'waypoints'>;
const firstPickup = ({ waypoints }: Stops) => waypoints.find(({ kind }) => kind === 'pickup');
const lastDelivery = ({ waypoints }: Stops) => waypoints.findLast(({ kind }) => kind === 'delivery');
const zoneOf = (stop: ListStop | undefined) => stop?.address?.time_zone ?? 'UTC';

function cargoCells(context: MemberContext) {
  const words = createTranslator(context.locale, 'loads');
  const [bodies, loading] = [namesOf('truck_bodies', context), namesOf('load_types', context)];
  const typeName = foundOnce((type: ListRow['tender_type']) => words(`cargo.type.${type}`));
  return {
    cargo: ({ cargo }) => cargo.name ?? null,
    weight_kg: ({ cargo }) => cargo.weight_kg ?? null,
    volume_m3: ({ cargo }) => cargo.volume_m3 ?? null,
    temperature: ({ truck }) => degrees(truck.temperature),
    tender_type: (row) => typeName(row.tender_type),
    truck: ({ truck }) => bodies(truck.body_types),
    load_type: ({ truck }) => loading(truck.load_types),
    truck_plate: (row) => row.truck_plate,
    carrier: (row) => row.winner_name,
    reached: (row) => row.reached,
    bids: (row) => shownPrices(row).bidCount,
  } satisfies Partial<Cells>;
}

function degrees(temperature: ListRow['truck']['temperature'] | undefined): string | null {
  const ends = [temperature?.min_c, temperature?.max_c].filter((end) => end !== null && end !== undefined);
  return ends.length > 0 ? `${ends.join('…')} °C` : null;
}

/** Prices of the whole transport in the VAT mode of the tender, as plain decimals that every spreadsheet reads. */
function priceCells(context: MemberContext) {
  const words = createTranslator(context.locale, 'exportTexts');
  const baseName = { starting: words('base_starting'), target: words('base_target') };
  const payments = namesOf('payment_types', context);
  const { companyCountryId } = context.principal;
  const decimal = (amount: number | null, { terms: { currency } }: RowOf<'target'>) =>
    moneyText(price(amount, currency));
  const total = (rate: number | null, row: RowOf<'target'>) =>
    decimal(rate === null ? null : totalOfRate(rate, row.terms), row);
  return {
    target: (row) => total(row.terms.targetRate, row),
    starting: (row) => total(row.terms.startingRate, row),
    book_now: (row) => total(row.terms.bookNowPrice, row),
    price: (row) => decimal(shownPrices(row).price, row),
    price_per_distance: (row) =>
      decimal(pricePerDistance(shownPrices(row).price, row.distance_km, companyCountryId), row),
    currency: (row) => row.currency,
    payment_type: ({ payment }) => payment.type && payments([payment.type]),
    best_bid: (row) => decimal(shownPrices(row).lowest, row),
    highest_bid: (row) => decimal(shownPrices(row).highest, row),
    savings: (row) => decimal(shownSavings(row)?.amount ?? null, row),
    savings_base: (row) => {
      const saved = shownSavings(row);
      return saved && baseName[saved.basis];
    },
  } satisfies Partial<Cells>;
}
