import { formatCsv, moneyText } from '../../platform/csv';
import { speak } from '../../platform/i18n';
import type { ActorContext } from '../../platform/context';
import { listLoads, type LoadsQuery } from './list-loads';

const PAGES = 100;

/** The loads of a list as CSV, in the reader's language; at most 10,000 rows. */
export async function exportLoads(context: ActorContext, query: LoadsQuery): Promise<string> {
  const states = speak(context.locale, 'states');
  const words = speak(context.locale, 'loads');
  const rows: (string | number | null)[][] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const { data, meta } = await listLoads(context, { ...query, page: undefined, per_page: 100, after });
    for (const load of data) {
      const cities = load.waypoints.map(({ city, country_id: country }) => `${city} ${country.toUpperCase()}`);
      rows.push([
        load.name,
        states(`load.${load.status_id}`),
        cities.join(' – '),
        load.date,
        load.date_delivery,
        load.cargo_name,
        load.weight,
        moneyText(load.price),
        load.reference_currency,
        load.bid_count,
        moneyText(load.bid_lowest_price),
        load.carrier?.name ?? null,
        load.external_id,
      ]);
    }
    if (!meta.next) break;
    after = meta.next;
  }
  const head = [
    'number',
    'state',
    'route',
    'pickup',
    'delivery',
    'cargo',
    'weight_kg',
    'price',
    'currency',
    'bids',
    'best_bid',
    'winner',
    'external_id',
  ] as const;
  return formatCsv([head.map((name) => words(`export_${name}`)), ...rows]);
}
