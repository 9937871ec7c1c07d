import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChain, sha256Hex, type ChainEntry } from '@tenderlane/domain/auction';
import { makeMarket, publishTender, signInAgain, type Market } from '../load/market';
import { numbers, startTwoProcesses, type TwoProcesses } from './two-processes';

const CARRIERS = 100;
const BIDS = 5000;
const START = 900_000_000;
const STEP = 100;
const terms = { starting_rate: { amount: START, currency: 'EUR' }, bid_step: { kind: 'amount', value: STEP } };

let both: TwoProcesses;
let market: Market;

beforeAll(async () => {
  both = await startTwoProcesses();
  market = await makeMarket(both.http[0], CARRIERS);
});
afterAll(() => both.stop());

const bid = (turn: number, id: number, token: string, amount: number) =>
  both.http[turn % 2]!.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, { price: { amount, currency: 'EUR' } });

const shipper = (turn: number, method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  both.http[turn % 2]!.send(method, `/api/shipper/v1${path}`, market.shipperToken, body, headers);

async function bidAll(id: number, bids: number, acknowledged = new Map<number, number>()) {
  let [price, sent] = [START, 0];
  await Promise.all(
    market.carrierTokens.map(async (token) => {
      while (sent < bids) {
        const turn = sent++;
        price -= STEP;
        const amount = price;
        const answer = await bid(turn, id, token, amount).catch(() => null);
        if (answer?.status === 201)
          acknowledged.set((JSON.parse(answer.text) as { data: { id: number } }).data.id, amount);
        else if (answer && answer.status !== 503) expect(answer.text).toContain('bid.too-high');
      }
    }),
  );
  return acknowledged;
}

type Entry = Omit<ChainEntry, 'atMs'> & { at_ms: number };

async function readChain(id: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await shipper(
      1,
      'GET',
      `/loads/${id}/chain?per_page=100${next && `&after=${encodeURIComponent(next)}`}`,
    );
    const { data, meta } = JSON.parse(page.text) as { data: Entry[]; meta: { next: string | null } };
    entries.push(...data);
    next = meta.next;
  }
  return entries;
}

describe('with two processes on one database', () => {
  it('5,000 bids of 100 carriers on one tender are accepted in one order that obeys the step', async () => {
    const id = await publishTender(both.http[0], market.shipperToken, terms);
    const acknowledged = await bidAll(id, BIDS);
    const amounts = await numbers(both.database, 'select amount as value from bids where load_id = $1 order by seq', [
      id,
    ]);
    expect(amounts.length).toBe(acknowledged.size);
    expect(amounts.length).toBeGreaterThan(CARRIERS);
    amounts.forEach((amount, index) => expect(amount).toBeLessThanOrEqual((amounts[index - 1] ?? START + STEP) - STEP));

    const kept = await numbers(both.database, 'select id as value from bids where load_id = $1', [id]);
    expect(new Set(kept)).toEqual(new Set(acknowledged.keys()));
    const [lowest] = await numbers(both.database, 'select lowest as value from loads where id = $1', [id]);
    expect(lowest).toBe(Math.min(...acknowledged.values()));

    const entries = await readChain(id);
    expect(entries.filter(({ kind }) => kind === 'bid').length).toBe(amounts.length);
    expect(
      checkChain(
        entries.map(({ at_ms: atMs, ...entry }) => ({ ...entry, atMs })),
        sha256Hex,
      ),
    ).toBeNull();
  });

  it('exactly one of 50 carriers books a load that all book at once', async () => {
    const id = await publishTender(both.http[0], market.shipperToken, {
      ...terms,
      book_now_price: { amount: 500_000_000, currency: 'EUR' },
    });
    const answers = await Promise.all(
      market.carrierTokens
        .slice(0, 50)
        .map((token, turn) => both.http[turn % 2]!.send('PUT', `/api/carrier/v1/loads/${id}/book_now`, token, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(
      await numbers(both.database, `select count(*) as value from options where load_id = $1 and state = 'selected'`, [
        id,
      ]),
    ).toEqual([1]);
  });

  it('one of two managers chooses the winner when both choose at once', async () => {
    const id = await publishTender(both.http[0], market.shipperToken, terms);
    const [first, second] = market.carrierTokens;
    await bid(0, id, first!, START - 1000);
    await bid(1, id, second!, START - 2000);
    const colleague = await signInAgain(both.http[1], market.shipperToken);
    const grid = await shipper(0, 'GET', `/loads/${id}/options`);
    const options = (JSON.parse(grid.text) as { data: { id: number; bid_id: number | null }[] }).data.filter(
      (option) => option.bid_id !== null,
    );
    const answers = await Promise.all(
      options.map((option, turn) =>
        both.http[turn]!.send(
          'PUT',
          `/api/shipper/v1/loads/${id}/select_option`,
          turn === 0 ? market.shipperToken : colleague,
          { option_id: option.id, bid_id: option.bid_id },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain('load.already-awarded');
  });

  it('the work of one Idempotency-Key is done once, although it is sent many times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        shipper(turn, 'POST', '/loads', { country_id: 'pl' }, { 'idempotency-key': 'one-draft' }),
      ),
    );
    const ids = new Set(
      answers
        .filter(({ status }) => status === 201)
        .map(({ text }) => (JSON.parse(text) as { data: { id: number } }).data.id),
    );
    expect(ids.size).toBe(1);
    for (const { status, text } of answers)
      if (status !== 201) expect([status, text]).toEqual([409, expect.stringContaining('idempotency.in-flight')]);
    const replay = await shipper(0, 'POST', '/loads', { country_id: 'pl' }, { 'idempotency-key': 'one-draft' });
    expect(ids).toContain((JSON.parse(replay.text) as { data: { id: number } }).data.id);
  });

  it('every acknowledged bid is stored exactly once when a process is killed during bidding', async () => {
    const id = await publishTender(both.http[0], market.shipperToken, terms);
    const acknowledged = new Map<number, number>();
    const bidding = bidAll(id, 1500, acknowledged);
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(CARRIERS);
    await both.products[1].kill();
    await bidding;
    await both.restartSecond();
    const kept = await numbers(both.database, 'select id as value from bids where load_id = $1', [id]);
    expect(new Set(kept).size).toBe(kept.length);
    for (const bidId of acknowledged.keys()) expect(kept).toContain(bidId);
    const [counted] = await numbers(both.database, 'select chain_seq as value from loads where id = $1', [id]);
    const [entries] = await numbers(both.database, 'select count(*) as value from chain_entries where load_id = $1', [
      id,
    ]);
    expect(counted).toBe(entries);
  });
});
