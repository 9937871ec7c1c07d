import type { Locale, Money } from '@tenderlane/contract';
import type { MailKey } from '../../platform/notices/templates';
import {
  formatDayMonth,
  formatMoney,
  formatNumber,
  formatWindow,
  formatZoneOffset,
} from '@tenderlane/messages/formats';
import { serverMessages } from '@tenderlane/messages/server';
import { cityOfStop, type TenderFacts } from '../auction';
import { tenderNumber } from '../loads';
import { write, type Texts } from '../../platform/notices/texts';

export interface Reader {
  locale: Locale;
  country_id: string;
}

function weightText({ cargo }: TenderFacts, { locale }: Reader): string {
  const { kg, t } = serverMessages[locale].reference.units;
  if (!cargo.weight_kg) return '';
  return cargo.weight_kg >= 1000
    ? `${formatNumber(cargo.weight_kg / 1000, { locale })}\u00a0${t}`
    : `${formatNumber(cargo.weight_kg, { locale })}\u00a0${kg}`;
}

function firstDay({ pickup }: TenderFacts, { locale, country_id: countryId }: Reader): string {
  const at = pickup?.from ?? pickup?.to;
  return pickup && at ? formatDayMonth(at, { locale, countryId, timeZone: pickup.time_zone }) : '';
}

export function titlePartsOf(facts: TenderFacts, reader: Reader): Texts {
  const { pickup, delivery } = facts;
  return {
    from: cityOfStop(pickup, reader.locale) || (facts.name ?? tenderNumber(facts)),
    to: cityOfStop(delivery, reader.locale),
    day: firstDay(facts, reader),
    weight: weightText(facts, reader),
  };
}

/** Returns, for example, `TL-12 (Gdańsk – Kyiv)`. */
export const nameOf = (facts: TenderFacts, { locale }: Reader): string => nameIn(facts, locale);

export function nameIn(facts: TenderFacts, locale: Locale): string {
  const route = routeOf(facts, locale);
  return route ? `${tenderNumber(facts)} (${route})` : tenderNumber(facts);
}

export function describeTender(facts: TenderFacts, reader: Reader): string {
  const line = (key: MailKey, values: Texts) =>
    Object.values(values).every(Boolean) ? write(reader.locale, key, values) : '';
  const { cargo, stop_count: stops } = facts;
  const price = (rate: Money | null) => priceText(facts, rate, reader);
  const lines = [
    facts.name ?? '',
    line('details.route', { route: longRoute(facts, reader) }),
    stops > 2 ? line('details.stops', { count: String(stops) }) : '',
    line('details.pickup', { window: windowText(facts.pickup, reader) }),
    line('details.delivery', { window: windowText(facts.delivery, reader) }),
    line('details.cargo', { cargo: [cargo.name, weightText(facts, reader)].filter(Boolean).join(', ') }),
    line('details.truck', { truck: truckText(facts, reader) }),
    line('details.starting', { price: price(facts.starting_rate) }),
    line('details.book_now', { price: price(facts.book_now_price) }),
    line('details.shipper', { company: facts.company }),
  ];
  return lines.filter(Boolean).join('\n');
}

function longRoute(facts: TenderFacts, { locale }: Reader): string {
  const cities = [facts.pickup, facts.delivery].map((stop) =>
    stop ? `${cityOfStop(stop, locale)} (${stop.country_id.toUpperCase()})` : '',
  );
  const route = cities.filter(Boolean).join(' – ');
  if (!route || facts.distance_km === null) return route;
  const distance = formatNumber(facts.distance_km, { locale }, { maxDecimals: 0 });
  const key = facts.distance_source === 'estimate' ? 'details.km_estimate' : 'details.km';
  return `${route}, ${write(locale, key, { distance })}`;
}

function windowText(stop: TenderFacts['pickup'], { locale, country_id: countryId }: Reader): string {
  const at = stop?.from ?? stop?.to;
  if (!stop || !at) return '';
  const window = formatWindow({ from: stop.from, to: stop.to }, { locale, countryId, timeZone: stop.time_zone });
  return `${window} (${formatZoneOffset(stop.time_zone, at)})`;
}

function truckText({ truck, tender_type: type }: TenderFacts, { locale }: Reader): string {
  const { bodyTypes, loadTypes } = serverMessages[locale].reference;
  const bodies = truck.body_types.map((body) => bodyTypes[body]).join(' / ');
  const loading = truck.load_types.map((way) => loadTypes[way].toLocaleLowerCase()).join(', ');
  const { min_c: min = null, max_c: max = null } = truck.temperature ?? {};
  const degrees = [min, max]
    .filter((value) => value !== null)
    .map((value) => formatNumber(value, { locale }, { signed: true }));
  return [
    type === 'ltl' ? write(locale, 'details.ltl', {}) : '',
    bodies,
    loading && write(locale, 'details.loading', { ways: loading }),
    degrees.length > 0 ? `${degrees.join(' … ')} °C` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function priceText(facts: TenderFacts, rate: Money | null, { locale }: Reader): string {
  if (rate === null) return '';
  const money = formatMoney(rate, { locale });
  const price = facts.basis === 'trip' ? money : write(locale, `details.per_${facts.basis}`, { price: money });
  return `${price}, ${write(locale, `details.vat_${facts.vat_mode}`, {})}`;
}

/** Returns, for example, `Гданськ – Київ` in the reader's language; empty for a draft without stops. */
export function routeOf({ pickup, delivery }: TenderFacts, locale: Locale): string {
  return [cityOfStop(pickup, locale), cityOfStop(delivery, locale)].filter(Boolean).join(' – ');
}
