import fc from 'fast-check';
import { visibleToShipper } from '@tenderlane/domain/auction';
import { inTenderVat, totalOfRate, type Terms } from '@tenderlane/domain/terms';
import { listPrice, LOAD_STATES } from '@tenderlane/domain/loads';

export const POINTS = {
  gdansk: { country_id: 'pl', city: 'Gdańsk', lat: 54.352, lon: 18.6466, time_zone: 'Europe/Warsaw' },
  warsaw: { country_id: 'pl', city: 'Warszawa', lat: 52.2298, lon: 21.0118, time_zone: 'Europe/Warsaw' },
  kyiv: { country_id: 'ua', city: 'Kyiv', lat: 50.4501, lon: 30.5234, time_zone: 'Europe/Kyiv' },
  brovary: { country_id: 'ua', city: 'Brovary', lat: 50.5111, lon: 30.7909, time_zone: 'Europe/Kyiv' },
} as const;
export type Point = keyof typeof POINTS;
const NAMES = Object.keys(POINTS) as Point[];
const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const hours = (max: number) => fc.integer({ min: 0, max });

/** Random facts of a load for filters and orders; times in hours after the start of the test. */
export const randomLoad = fc.record({
  state: pick(LOAD_STATES),
  manager: pick([0, 1]),
  currency: pick(['EUR', 'PLN']),
  tenderType: pick(['ftl', 'ltl'] as const),
  created: hours(5),
  updated: hours(5),
  ends: maybe(hours(5)),
  pickup: maybe(hours(5)),
  delivery: maybe(hours(5)),
  from: pick(NAMES),
  to: pick(NAMES),
  carrier: maybe(pick([0, 1])),
  mode: pick(['open', 'rank_only', 'sealed'] as const),
  isOpened: fc.boolean(),
  vatMode: pick(['net', 'gross'] as const),
  starting: maybe(fc.integer({ min: 1, max: 9 })),
  quantityMilli: pick([1000, 1500]),
  lowest: maybe(fc.integer({ min: 1, max: 9 })),
  awarded: maybe(fc.integer({ min: 1, max: 9 })),
  km: maybe(pick([1, 2, 4])),
  kg: maybe(pick([500, 1000, 4000])),
  pallets: maybe(pick([1, 2])),
  bodies: fc.subarray(['tent', 'reefer', 'mega']),
  loading: fc.subarray(['rear', 'side']),
  payment: maybe(pick(['cash', 'card'] as const)),
  tags: fc.subarray(['north', 'south']),
  name: pick(['alpha', 'beta']),
});
export type Facts = (typeof randomLoad extends fc.Arbitrary<infer F> ? F : never) & { id: number; number: number };

/** Most filters are left out, because too many would find nothing. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 7 }, { arbitrary: value, weight: 1 });
const keys = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(','));
const point = pick(NAMES).map((name) => `${POINTS[name].lat},${POINTS[name].lon}`);

export const randomQuery = fc.record({
  status: fc.option(keys(LOAD_STATES), { nil: undefined, freq: 2 }),
  search: rarely(pick(['alpha', 'beta', 'gamma'])),
  manager_id: rarely(pick(['me', '1', '0,1'])),
  currency: rarely(pick(['EUR', 'PLN', 'EUR,PLN'])),
  pickup_from: rarely(hours(5)),
  pickup_to: rarely(hours(5)),
  delivery_from: rarely(hours(5)),
  delivery_to: rarely(hours(5)),
  created_from: rarely(hours(5)),
  created_to: rarely(hours(5)),
  ends_from: rarely(hours(5)),
  ends_to: rarely(hours(5)),
  from_country: rarely(pick(['pl', 'ua'])),
  from_point: rarely(point),
  from_radius_km: rarely(pick([5, 60, 400])),
  to_country: rarely(pick(['pl', 'ua'])),
  to_point: rarely(point),
  to_radius_km: rarely(pick([5, 60, 400])),
  carrier_id: rarely(pick(['0', '1', '0,1'])),
  price_from: rarely(fc.integer({ min: 0, max: 9 })),
  price_to: rarely(fc.integer({ min: 0, max: 9 })),
  price_basis: rarely(pick(['trip', 'km', 't', 'pallet'])),
  truck_body: rarely(keys(['tent', 'reefer'])),
  load_type: rarely(keys(['rear', 'side'])),
  tender_type: rarely(pick(['ftl', 'ltl'])),
  payment_type: rarely(keys(['cash', 'card'])),
  tag: rarely(pick(['north'])),
  labels: rarely(keys(['north', 'south'])),
});
export type Query = typeof randomQuery extends fc.Arbitrary<infer Q> ? Q : never;

/** The price by the rules; closed bids have none. */
export function priceOf(facts: Facts): number | null {
  const terms = {
    mode: facts.mode,
    vatMode: facts.vatMode,
    vatRateBp: 2000,
    quantityMilli: facts.quantityMilli,
  } as Terms;
  const openedAt = facts.isOpened ? 1 : null;
  const isClosed = facts.mode === 'sealed' && facts.state !== 'draft' && openedAt === null;
  if (isClosed) return facts.awarded;
  const counters = { bidCount: 1, lowest: facts.lowest, highest: null, leaderOptionId: null };
  const seen = visibleToShipper({ state: facts.state, openedAt, terms }, counters);
  return listPrice({
    awarded: facts.awarded,
    bestLive: seen.lowest === null ? null : inTenderVat(seen.lowest, terms),
    starting: facts.starting === null ? null : totalOfRate(facts.starting, terms),
  });
}

function km(name: Point, to: string): number {
  const [lat = 0, lon = 0] = to.split(',').map(Number);
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const from = POINTS[name];
  const cosine =
    Math.sin(rad(from.lat)) * Math.sin(rad(lat)) +
    Math.cos(rad(from.lat)) * Math.cos(rad(lat)) * Math.cos(rad(from.lon - lon));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

const isAmong = (asked: string | undefined, value: string | null) =>
  asked === undefined || (value !== null && asked.split(',').includes(value));
const hasAny = (asked: string | undefined, values: readonly string[]) =>
  asked === undefined || asked.split(',').some((value) => values.includes(value));
const isWithin = (from: number | undefined, to: number | undefined, value: number | null) =>
  (from === undefined && to === undefined) ||
  (value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity));

function liesIn(name: Point, country?: string, around?: string, radius = 50): boolean {
  return isAmong(country, POINTS[name].country_id) && (around === undefined || km(name, around) <= radius);
}

function hasPrice(facts: Facts, { price_from: from, price_to: to, price_basis: basis = 'trip' }: Query): boolean {
  if (from === undefined && to === undefined) return true;
  const units = { trip: 1, km: facts.km, t: facts.kg === null ? null : facts.kg / 1000, pallet: facts.pallets };
  const [price, unit] = [priceOf(facts), units[basis as keyof typeof units]];
  return price !== null && unit !== null && isWithin(from, to, price / unit);
}

export function holds(asked: Query, facts: Facts): boolean {
  const showsArchive = asked.status !== undefined || asked.search !== undefined;
  const me = asked.manager_id === 'me' ? '0' : asked.manager_id;
  return [
    showsArchive || facts.state !== 'archived',
    isAmong(asked.status, facts.state),
    asked.search === undefined || facts.name === asked.search,
    isAmong(me, String(facts.manager)),
    isAmong(asked.currency, facts.currency),
    isWithin(asked.pickup_from, asked.pickup_to, facts.pickup),
    isWithin(asked.delivery_from, asked.delivery_to, facts.delivery),
    isWithin(asked.created_from, asked.created_to, facts.created),
    isWithin(asked.ends_from, asked.ends_to, facts.ends),
    liesIn(facts.from, asked.from_country, asked.from_point, asked.from_radius_km),
    liesIn(facts.to, asked.to_country, asked.to_point, asked.to_radius_km),
    isAmong(asked.carrier_id, facts.carrier === null ? null : String(facts.carrier)),
    hasPrice(facts, asked),
    hasAny(asked.truck_body, facts.bodies),
    hasAny(asked.load_type, facts.loading),
    isAmong(asked.tender_type, facts.tenderType),
    isAmong(asked.payment_type, facts.payment),
    hasAny(asked.tag, facts.tags),
    hasAny(asked.labels, facts.tags),
  ].every(Boolean);
}

/** Sort values in the order of the list; unknown ones come last. */
export const ORDERS = {
  created_at: ({ id }: Facts) => id,
  updated_at: ({ updated }: Facts) => updated,
  number: ({ number }: Facts) => number,
  ends_at: ({ ends }: Facts) => ends ?? Infinity,
  pickup_at: ({ pickup }: Facts) => pickup ?? Infinity,
  delivery_at: ({ delivery }: Facts) => delivery ?? Infinity,
  price: (facts: Facts) => {
    const price = priceOf(facts);
    return price === null ? '~' : `${facts.currency}${String(price).padStart(13, '0')}`;
  },
  distance: ({ km: value }: Facts) => value ?? Infinity,
  weight: ({ kg }: Facts) => kg ?? Infinity,
  // "Авангард" is read as it sounds.
  carrier: ({ carrier }: Facts) => (carrier === null ? '~' : ['zorza', 'avangard'][carrier]!),
} as const;

export function inOrder(found: Facts[], sort: keyof typeof ORDERS, isDown: boolean): number[] {
  const key = ORDERS[sort];
  const sorted = found.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x < y ? -1 : x > y ? 1 : a.id - b.id;
  });
  return (isDown ? sorted.toReversed() : sorted).map(({ id }) => id);
}
