import type pg from 'pg';
import { checkChain, sha256Hex, type ChainEntry } from '@tenderlane/domain/auction';
import { expect } from 'vitest';
import type { Connection } from '../load/connections';
import { makeMarket, publishTender, type Market } from '../load/market';

const START = 900_000_000;
const STEP = 100;
const TERMS = { starting_rate: { amount: START, currency: 'EUR' }, bid_step: { kind: 'amount', value: STEP } };

export interface SteadyBids {
  id: number;
  market: Market;
  acknowledged: Map<number, number>;
  slowestMs(): number;
  nextAcknowledged(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSteadyBids(http: Connection, carriers: number): Promise<SteadyBids> {
  const market = await makeMarket(http, carriers);
  const id = await publishTender(http, market.shipperToken, TERMS);
  const acknowledged = new Map<number, number>();
  let [isOn, price, slowest] = [true, START, 0];
  let waiting: { since: number; resolve(): void }[] = [];

  async function bidOnce(token: string): Promise<void> {
    price -= STEP;
    const amount = price;
    const body = { price: { amount, currency: 'EUR' }, confirm: true };
    const startedAt = performance.now();
    const answer = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, body).catch(() => null);
    slowest = Math.max(slowest, performance.now() - startedAt);
    if (answer?.status !== 201) return void (await pause(answer?.status === 503 ? 200 : 20));
    acknowledged.set((JSON.parse(answer.text) as { data: { id: number } }).data.id, amount);
    for (const { resolve } of waiting.filter(({ since }) => since <= startedAt)) resolve();
    waiting = waiting.filter(({ since }) => since > startedAt);
    // Each stays under the number of bids a minute that a carrier may place.
    await pause(3200);
  }
  const bidders = market.carrierTokens.map(async (token, index) => {
    await pause(index * 50);
    while (isOn) await bidOnce(token);
  });
  return {
    id,
    market,
    acknowledged,
    slowestMs() {
      const value = slowest;
      slowest = 0;
      return value;
    },
    nextAcknowledged: () => new Promise((resolve) => waiting.push({ since: performance.now(), resolve })),
    async stop() {
      isOn = false;
      waiting = [];
      await Promise.all(bidders);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every acknowledged bid exists once and unchanged, and the chain matches the stored bids. */
export async function expectNothingLost(database: pg.Client, { id, acknowledged }: SteadyBids): Promise<void> {
  const { rows } = await database.query<{ id: string; amount: string }>(
    'select id, amount from bids where load_id = $1',
    [id],
  );
  const stored = new Map(rows.map((row) => [Number(row.id), Number(row.amount)]));
  expect(stored.size).toBe(rows.length);
  for (const [bidId, amount] of acknowledged) expect([bidId, stored.get(bidId)]).toEqual([bidId, amount]);
  const chain = await database.query<{
    seq: number;
    kind: string;
    at: Date;
    commitment: string;
    prev: string;
    hash: string;
  }>('select seq, kind, at, commitment, prev, hash from chain_entries where load_id = $1 order by seq', [id]);
  const entries = chain.rows.map(({ at, ...entry }) => ({ ...entry, atMs: at.getTime() }) as ChainEntry);
  expect(checkChain(entries, sha256Hex)).toBeNull();
  expect(entries.filter(({ kind }) => kind === 'bid')).toHaveLength(rows.length);
}
