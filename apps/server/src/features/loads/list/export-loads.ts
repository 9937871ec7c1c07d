import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LIMITS, savings, totalOfRate, type Terms } from '@tenderlane/domain';
import type { LoadListItem } from '@tenderlane/contract';
import { LOADS_LIST } from '@tenderlane/contract/loads/list';
import { formatDateTime } from '@tenderlane/messages/formats';
import { csvFormatOf, formatCsv, formatCsvRows, moneyText } from '../../../platform/csv';
import { assertPresent } from '../../../platform/errors';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { createKeyedQueue } from '../../../platform/queues/queue';
import { referenceList } from '../../reference';
import { readLoadPage, type LoadsQuery } from './list-loads';

const COLUMNS = LOADS_LIST.exported;
type Cell = string | number | null;
type Cells = Record<(typeof COLUMNS)[number], Cell>;

/**
 * How many loads are read or written at a time; pages are answered between two parts. An export pauses for as long as its
 * last part took, because a page needs several turns of the event loop and would wait for a part at each of them.
 */
const PART = 25;
const runExclusive = createKeyedQueue(Infinity);

/**
 * The loads of a list as CSV in the reader's language, for the spreadsheets of their country; at most 10,000 rows. Exports of one
 * process read their parts in turn, so that many exports slow down pages no more than one does.
 */
export function exportLoads(context: MemberContext, query: LoadsQuery): Readable {
  return Readable.from(exportParts(context, query), { objectMode: false });
}

async function* exportParts(context: MemberContext, query: LoadsQuery): AsyncGenerator<string> {
  const words = createTranslator(context.locale, 'loads');
  // As on the pages: the company's country says how days, times and numbers are written.
  const country = context.principal.companyCountryId;
  const format = csvFormatOf(country);
  const write = rowWriter(context, country);
  yield formatCsv([COLUMNS.map((name) => words(`export_${name}`))], format);
  // Between two parts a load may change its place in an order that follows states: the newest first stays as it is.
  const sort = !query.sort || /priority$/.test(query.sort) ? '-created_at' : query.sort;
  let after: string | undefined;
  for (let count = 0; count < LIMITS.listTotalMax; count += PART) {
    const part = { ...query, sort, page: undefined, per_page: PART, after };
    const { text, next } = await runExclusive('export', async () => {
      const startedAt = performance.now();
      const page = await readLoadPage(context, part);
      await setImmediate();
      const rows = page.rows.map(({ terms }, row) => write(assertPresent(page.data[row], 'a row of the page'), terms));
      const cells = rows.map((row) => COLUMNS.map((name) => row[name]));
      const text = formatCsvRows(cells, format);
      await setTimeout(performance.now() - startedAt);
      return { text, next: page.next };
    });
    yield text;
    if (!next) break;
    after = next;
  }
}

function rowWriter({ locale }: MemberContext, countryId: string) {
  const states = createTranslator(locale, 'states');
  const words = createTranslator(locale, 'loads');
  const bodies = new Map(referenceList('truck_bodies', locale)?.map(({ id, name }) => [id, name]));

  return (load: LoadListItem, terms: Terms): Cells => {
    const cities = load.waypoints.map(({ city, country_id: country }) => `${city} ${country.toUpperCase()}`);
    const totals = totalsOf(terms);
    const saved = savedBy(load, totals);
    const money = (amount: number | null) =>
      amount === null ? null : moneyText({ amount, currency: load.reference_currency });
    const at = (moment: string | null, timeZone: string) =>
      moment === null ? null : formatDateTime(moment, { locale, countryId, timeZone });
    const zones = { pickup: zoneOf(load, 'pickup'), delivery: zoneOf(load, 'delivery') };
    return {
      number: load.name,
      state: states(`load.${load.status_id}`),
      route: cities.join(' – '),
      distance_km: load.distance,
      pickup: at(load.date, zones.pickup),
      pickup_zone: load.date && zones.pickup,
      delivery: at(load.date_delivery, zones.delivery),
      delivery_zone: load.date_delivery && zones.delivery,
      cargo: load.cargo_name,
      weight_kg: load.weight,
      truck: load.truck_body.map((body) => bodies.get(body) ?? body).join(', '),
      truck_plate: load.truck_plate,
      target: money(totals.target),
      price: moneyText(load.price),
      currency: load.reference_currency,
      bids: load.bid_count,
      best_bid: moneyText(load.bid_lowest_price),
      carrier: load.carrier?.name ?? null,
      savings: saved && money(saved.amount),
      savings_base: saved && words(saved.basis === 'starting' ? 'export_base_starting' : 'export_base_target'),
      external_id: load.external_id,
    };
  };
}

/** The zone of the stop whose time the list shows: the first pickup, the last delivery. */
function zoneOf({ waypoints }: LoadListItem, kind: 'pickup' | 'delivery'): string {
  const stops = waypoints.filter((stop) => stop.kind === kind);
  return (kind === 'pickup' ? stops[0] : stops.at(-1))?.time_zone ?? 'UTC';
}

/** What the rates of the terms come to for the whole transport, in the VAT mode the price is stated in. */
function totalsOf(terms: Terms): { starting: number | null; target: number | null } {
  const total = (rate: number | null) => (rate === null ? null : totalOfRate(rate, terms));
  return { starting: total(terms.startingRate), target: total(terms.targetRate) };
}

/** What an award is below the starting rate, or else the target; nothing before there is one. */
function savedBy({ carrier, price }: LoadListItem, { starting, target }: ReturnType<typeof totalsOf>) {
  if (!carrier || !price) return null;
  return savings('starting', starting, price.amount) ?? savings('target', target, price.amount);
}
