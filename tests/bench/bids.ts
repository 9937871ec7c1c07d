import type pg from 'pg';
import { copyTender } from '../load/copies';
import { connect, keepBusy, type Connection } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { percentile, type Figure } from './percentiles';
import { LIMITS } from './limits';

const CONNECTIONS = 32;
const DURATION_MS = 15_000;
/** The server is measured after a warm-up, not while its code is compiled and its places are loaded. */
const WARM_UP_MS = 10_000;
const START = 900_000_000;
const terms = { starting_rate: { amount: START, currency: 'EUR' }, bid_step: { kind: 'amount', value: 1 } };

const bid = (http: Connection, id: number, token: string, amount: number) =>
  http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, { price: { amount, currency: 'EUR' } });

export async function benchHotTender(url: string, market: Market): Promise<Figure[]> {
  const http = connect(url, CONNECTIONS);
  const reader = connect(url, 1);
  const id = await publishTender(http, market.shipperToken, terms);
  const bids: number[] = [];
  const lists: number[] = [];
  let [price, refused, turn] = [START, 0, 0];
  const other = new Map<string, number>();
  let listing = true;
  const readLists = (async () => {
    while (listing) {
      lists.push((await reader.send('GET', '/api/shipper/v1/loads', market.shipperToken)).ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const bidOnce = async () => {
    price -= 10;
    const answer = await bid(http, id, market.carrierTokens[turn++ % market.carrierTokens.length]!, price);
    if (answer.status === 201) bids.push(answer.ms);
    else if (answer.text.includes('bid.too-high')) refused++;
    else other.set(answer.text.slice(0, 60), (other.get(answer.text.slice(0, 60)) ?? 0) + 1);
  };
  await keepBusy(CONNECTIONS, WARM_UP_MS, bidOnce);
  [refused, bids.length, lists.length] = [0, 0, 0];
  const ms = await keepBusy(CONNECTIONS, DURATION_MS, bidOnce);
  listing = false;
  await readLists;
  http.close();
  reader.close();
  console.log(
    `hot tender: ${bids.length} bids accepted, ${refused} refused because a lower one overtook them`,
    Object.fromEntries(other),
  );
  return [
    { name: 'bids on one hot tender', measured: (bids.length / ms) * 1000, unit: 'bids/s', target: LIMITS.hotBids },
    { name: 'bid on a hot tender, p99', measured: percentile(bids, 0.99), unit: 'ms', target: LIMITS.hotBidP99 },
    { name: 'list meanwhile, p99', measured: percentile(lists, 0.99), unit: 'ms', target: LIMITS.listDuringBids },
  ];
}

interface ManyTenders {
  url: string;
  database: pg.Client;
  market: Market;
  tenders: number;
  floor: number | undefined;
}

export async function benchManyTenders({ url, database, market, tenders, floor }: ManyTenders): Promise<Figure[]> {
  const http = connect(url, CONNECTIONS);
  const id = await publishTender(http, market.shipperToken, terms);
  const ids = [id, ...(await copyTender(database, id, tenders - 1))];
  await database.query('analyze');
  const prices = new Map(ids.map((id) => [id, START]));
  const bids: number[] = [];
  let [next, failed] = [0, 0];
  const bidOnce = async () => {
    const turn = next++;
    const id = ids[turn % ids.length]!;
    const price = prices.get(id)! - 10;
    prices.set(id, price);
    const answer = await bid(http, id, market.carrierTokens[turn % market.carrierTokens.length]!, price);
    if (answer.status === 201) bids.push(answer.ms);
    else if (failed++ < 3) console.log(answer.status, answer.text.slice(0, 200));
  };
  await keepBusy(CONNECTIONS, WARM_UP_MS, bidOnce);
  bids.length = 0;
  const ms = await keepBusy(CONNECTIONS, DURATION_MS, bidOnce);
  http.close();
  console.log(`${tenders} tenders: ${bids.length} bids accepted, ${failed} refused`);
  const perSecond = (bids.length / ms) * 1000;
  return [
    { name: `bids over ${tenders} tenders`, measured: perSecond, unit: 'bids/s', target: LIMITS.spreadBids },
    ...(floor
      ? [
          {
            name: `bids over ${tenders} tenders`,
            measured: perSecond / floor,
            unit: 'of the floor',
            target: LIMITS.spreadBidsOfFloor,
          },
        ]
      : []),
    {
      name: `bid over ${tenders} tenders, p99`,
      measured: percentile(bids, 0.99),
      unit: 'ms',
      target: LIMITS.spreadBidP99,
    },
  ];
}
