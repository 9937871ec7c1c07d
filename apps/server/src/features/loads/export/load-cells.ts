import { savings, totalOfRate, type Terms } from '@tenderlane/domain';
import type { LoadListItem } from '@tenderlane/contract';
import type { ColumnOf } from '@tenderlane/contract/core/list';
import { LOADS_LIST } from '@tenderlane/contract/loads/list';
import { moneyText } from '../../../platform/csv';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { referenceList, zoneOfCountry } from '../../reference';

export type LoadColumn = ColumnOf<typeof LOADS_LIST>;

/** A row of the list with what it does not show of its terms, and when it was read. */
export interface LoadOfFile {
  load: LoadListItem;
  terms: Terms;
  now: number;
}
type Cell<Moment> = string | number | Moment | null;
type Cells<Moment> = Record<LoadColumn, (row: LoadOfFile) => Cell<Moment>>;

/** How a kind of file writes a moment on the clock of a zone. */
export type WriteMoment<Moment> = (moment: string, timeZone: string) => Moment;

/** Writes the cells of some columns in the reader's language. */
export function loadRowWriter<Moment>(
  context: MemberContext,
  columns: readonly LoadColumn[],
  writeMoment: WriteMoment<Moment>,
): (row: LoadOfFile) => Cell<Moment>[] {
  const ownZone = zoneOfCountry(context.principal.companyCountryId);
  const at: At<Moment> = (moment, timeZone = ownZone) => (moment === null ? null : writeMoment(moment, timeZone));
  const cells: Cells<Moment> = {
    ...stateCells(context, at),
    ...routeCells(at),
    ...cargoCells(context),
    ...priceCells(context),
  };
  const writers = columns.map((column) => cells[column]);
  return (row) => writers.map((write) => write(row));
}

/** The columns of a file, each once and in their order; those of every file where none were chosen. */
export const columnsOf = (chosen: readonly LoadColumn[] | undefined): readonly LoadColumn[] =>
  chosen ? [...new Set(chosen)] : LOADS_LIST.exported;

type At<Moment> = (moment: string | null, timeZone?: string) => Moment | null;

function namesOf(list: string, { locale }: MemberContext): (keys: readonly string[]) => string {
  const names = new Map(referenceList(list, locale)?.map(({ id, name }) => [id, name]));
  return (keys) => keys.map((key) => names.get(key) ?? key).join(', ');
}

/** Which load it is, how far it has come and whose it is. */
function stateCells<Moment>(context: MemberContext, at: At<Moment>) {
  const states = createTranslator(context.locale, 'states');
  const words = createTranslator(context.locale, 'exportTexts');
  return {
    number: ({ load }) => load.number,
    // A tender without a name is called by its number.
    name: ({ load }) => (load.name === load.number ? null : load.name),
    state: ({ load }) => states(`load.${load.status_id}`),
    timeline_step: ({ load }) => load.timeline_step && states(`timeline.${load.timeline_step}`),
    missing: ({ load }) => load.missing_count,
    time_left: ({ load, now }) => minutesLeft(load, now),
    published: ({ load }) => at(load.published_at),
    bidding_ends: ({ load }) => at(load.delivery_option_searching_end_at),
    decision_ends: ({ load }) => at(load.decision_end_at),
    confirmation_ends: ({ load }) => at(load.delivery_option_confirmation_end_at),
    created: ({ load }) => at(load.created_at),
    updated: ({ load }) => at(load.updated_at),
    labels: ({ load }) => load.labels.join(', '),
    manager: ({ load }) => load.manager.name,
    external_id: ({ load }) => load.external_id,
    paid: ({ load }) => words(load.is_paid ? 'yes' : 'no'),
  } satisfies Partial<Cells<unknown>>;
}

/** Minutes until bidding ends, a winner has to be chosen, or to confirm: what the load waits for. */
function minutesLeft(load: LoadListItem, now: number): number | null {
  const ends = {
    ongoing: load.delivery_option_searching_end_at,
    tender_over: load.decision_end_at,
    awaiting_confirmation: load.delivery_option_confirmation_end_at,
  } as Partial<Record<string, string | null>>;
  const end = ends[load.status_id];
  return end ? Math.max(0, Math.floor((Date.parse(end) - now) / 60_000)) : null;
}

/** From where to where and when, each time in the zone of its stop. */
function routeCells<Moment>(at: At<Moment>) {
  const zone = (load: LoadListItem, kind: 'pickup' | 'delivery') => zoneOf(load, kind);
  return {
    route: ({ load }) =>
      load.waypoints.map(({ city, country_id: country }) => `${city} ${country.toUpperCase()}`).join(' – '),
    distance_km: ({ load }) => load.distance,
    pickup: ({ load }) => at(load.date, zone(load, 'pickup')),
    pickup_zone: ({ load }) => load.date && zone(load, 'pickup'),
    delivery: ({ load }) => at(load.date_delivery, zone(load, 'delivery')),
    delivery_zone: ({ load }) => load.date_delivery && zone(load, 'delivery'),
    facility_company: ({ load }) => load.facility_company?.name ?? null,
    tracking: ({ load }) => load.tracking?.location ?? null,
  } satisfies Partial<Cells<unknown>>;
}

/** The zone of the stop whose time the list shows: the first pickup, the last delivery. */
function zoneOf({ waypoints }: LoadListItem, kind: 'pickup' | 'delivery'): string {
  const stops = waypoints.filter((stop) => stop.kind === kind);
  return (kind === 'pickup' ? stops[0] : stops.at(-1))?.time_zone ?? 'UTC';
}

/** What is transported, in what and by whom. */
function cargoCells(context: MemberContext) {
  const words = createTranslator(context.locale, 'loads');
  const [bodies, loading] = [namesOf('truck_bodies', context), namesOf('load_types', context)];
  return {
    cargo: ({ load }) => load.cargo_name,
    weight_kg: ({ load }) => load.weight,
    volume_m3: ({ load }) => load.volume,
    temperature: ({ load }) => degrees(load.temperature),
    tender_type: ({ load }) => words(`cargo.type.${load.tender_type}`),
    truck: ({ load }) => bodies(load.truck_body),
    load_type: ({ load }) => loading(load.load_type),
    truck_plate: ({ load }) => load.truck_plate,
    carrier: ({ load }) => load.carrier?.name ?? null,
    reached: ({ load }) => load.delivery_option_count,
    bids: ({ load }) => load.bid_count,
  } satisfies Partial<Cells<unknown>>;
}

function degrees(temperature: LoadListItem['temperature']): string | null {
  const ends = [temperature?.min_c, temperature?.max_c].filter((end) => end !== null && end !== undefined);
  return ends.length > 0 ? `${ends.join('…')} °C` : null;
}

/** Prices of the whole transport, in the VAT mode the tender is stated in. */
function priceCells(context: MemberContext) {
  const words = createTranslator(context.locale, 'exportTexts');
  const payments = namesOf('payment_types', context);
  const total = ({ terms }: LoadOfFile, rate: number | null) => {
    const amount = rate === null ? null : totalOfRate(rate, terms);
    return amount === null ? null : moneyText({ amount, currency: terms.currency });
  };
  const amount = (value: LoadListItem['price']) => (value ? moneyText(value) : null);
  return {
    target: (row) => total(row, row.terms.targetRate),
    starting: (row) => total(row, row.terms.startingRate),
    book_now: (row) => total(row, row.terms.bookNowPrice),
    price: ({ load }) => amount(load.price),
    price_per_distance: ({ load }) => amount(load.price_per_distance),
    currency: ({ load }) => load.reference_currency,
    payment_type: ({ load }) => load.payment_type && payments([load.payment_type]),
    best_bid: ({ load }) => amount(load.bid_lowest_price),
    highest_bid: ({ load }) => amount(load.bid_highest_price),
    savings: (row) => {
      const saved = savedBy(row);
      return saved && moneyText({ amount: saved.amount, currency: row.load.reference_currency });
    },
    savings_base: (row) => {
      const saved = savedBy(row);
      return saved && words(saved.basis === 'starting' ? 'base_starting' : 'base_target');
    },
  } satisfies Partial<Cells<unknown>>;
}

/** What an award is below the starting rate, or else the target; nothing before there is one. */
function savedBy({ load: { carrier, price }, terms }: LoadOfFile) {
  if (!carrier || !price) return null;
  const total = (rate: number | null) => (rate === null ? null : totalOfRate(rate, terms));
  return (
    savings('starting', total(terms.startingRate), price.amount) ??
    savings('target', total(terms.targetRate), price.amount)
  );
}
