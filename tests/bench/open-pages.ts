import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT } from '../../packages/contract/src/core/limits';
import { connect, keepBusy } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { percentile, round, type Figure } from './percentiles';

const BIDDERS = 32;
const PAGES = { shipper: 50, carrier: 200 };
const WARM_UP_MS = 8_000;
const DURATION_MS = 15_000;
const START = 900_000_000;

/** Bids on one hot tender while the pages of shippers and carriers that show it ask again as often as they do. */
export async function benchOpenPages(url: string, market: Market, floorPerSecond: number): Promise<Figure[]> {
  const http = connect(url, BIDDERS);
  const readers = connect(url, 64);
  const id = await publishTender(http, market.shipperToken, {
    starting_rate: { amount: START, currency: 'EUR' },
    bid_step: { kind: 'amount', value: 1 },
  });
  const carrierOf = (turn: number) => market.carrierTokens[turn % market.carrierTokens.length]!;
  const stop = new AbortController();
  const reads: number[] = [];
  const shipperPaths = ['', '/options', '/history'].map((path) => `/api/shipper/v1/loads/${id}${path}`);
  const carrierPaths = ['', '/bids'].map((path) => `/api/carrier/v1/loads/${id}${path}`);
  const page = async (turn: number, pages: number, paths: string[], token: string) => {
    await sleep((CLIENT.refetchMs * turn) / pages);
    while (!stop.signal.aborted) {
      const startedAt = performance.now();
      for (const { status, text, ms } of await Promise.all(paths.map((path) => readers.send('GET', path, token)))) {
        if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
        reads.push(ms);
      }
      await sleep(Math.max(0, CLIENT.refetchMs - (performance.now() - startedAt)));
    }
  };
  const pages = [
    ...Array.from({ length: PAGES.shipper }, (_, turn) => page(turn, PAGES.shipper, shipperPaths, market.shipperToken)),
    ...Array.from({ length: PAGES.carrier }, (_, turn) => page(turn, PAGES.carrier, carrierPaths, carrierOf(turn))),
  ];
  let [price, turn, accepted] = [START, 0, 0];
  const bidOnce = async () => {
    price -= 10;
    const body = { price: { amount: price, currency: 'EUR' } };
    const { status } = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, carrierOf(turn++), body);
    if (status === 201) accepted++;
  };
  await keepBusy(BIDDERS, WARM_UP_MS, bidOnce);
  [accepted, reads.length] = [0, 0];
  const ms = await keepBusy(BIDDERS, DURATION_MS, bidOnce);
  stop.abort();
  await Promise.all(pages);
  http.close();
  readers.close();
  const perSecond = (accepted / ms) * 1000;
  console.log(`open pages: ${round(perSecond)} bids/s; a page’s call p99 ${round(percentile(reads, 0.99))} ms`);
  const name = `bids while ${PAGES.shipper} shippers and ${PAGES.carrier} carriers look on`;
  return [{ name, measured: perSecond / floorPerSecond, unit: 'of the floor', target: { min: 0.8 } }];
}
