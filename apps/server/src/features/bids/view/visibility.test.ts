import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuctionMode } from '@tenderlane/domain/terms';
import {
  bid,
  completeLoadBody,
  draftTender,
  euro,
  endBidding,
  openMarket,
  openTender,
  refusedBid,
  select,
  type Carrier,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

async function runTender(mode: AuctionMode) {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper, { mode, target_rate: euro(222_222), guardrail_bp: 777 });
  await bid(anna, id, 240_000);
  await bid(borys, id, 230_000);
  return id;
}

async function everythingSeen(carrier: Carrier, id: number): Promise<string> {
  const list = await carrier.call('GET /loads', { query: { tab: 'open' } });
  const row = list.body.data.find((load) => load.id === id);
  const view = await carrier.done('GET /loads/{id}', id);
  const chain = await carrier.done('GET /loads/{id}/chain', id);
  // Hashes and salts are removed, because any three digits may occur in them.
  return JSON.stringify({ row, view, chain }).replaceAll(/[0-9a-f]{32,}/g, '');
}

const FACTS = ['own_rank', 'best_price', 'bidder_count'] as const;

describe('a carrier', () => {
  it('a carrier sees best price, rank and number of bidders of an open tender', async () => {
    const { anna, celina } = market;
    const id = await runTender('open');
    expect(await anna.done('GET /loads/{id}', id)).toMatchObject({
      own_rank: 2,
      best_price: euro(230_000),
      bidder_count: 2,
      highest_allowed: euro(227_700),
      own_bid: { price: euro(240_000) },
    });
    expect(await celina.done('GET /loads/{id}', id)).toMatchObject({ own_rank: null, best_price: euro(230_000) });
    const { data } = (await anna.call('GET /loads', { query: { tab: 'bids' } })).body;
    expect(data.find((load) => load.id === id)).toMatchObject({ own_rank: 2, best_price: euro(230_000) });
  });

  it('a carrier sees only its rank in a tender by rank', async () => {
    const { anna, celina } = market;
    const id = await runTender('rank_only');
    const seen = await anna.done('GET /loads/{id}', id);
    expect(FACTS.filter((fact) => fact in seen)).toEqual(['own_rank']);
    expect([seen.own_rank, seen.highest_allowed]).toEqual([2, euro(237_600)]);
    expect((await celina.done('GET /loads/{id}', id)).highest_allowed).toEqual(euro(250_000));
  });

  it('a carrier sees only its own bid in a sealed tender', async () => {
    const { anna } = market;
    const id = await runTender('sealed');
    const seen = await anna.done('GET /loads/{id}', id);
    expect(FACTS.filter((fact) => fact in seen)).toEqual([]);
    expect([seen.own_bid?.price, seen.highest_allowed]).toEqual([euro(240_000), euro(250_000)]);
  });

  it.each(['open', 'rank_only', 'sealed'] as const)(
    'a carrier sees neither target, limit, names nor prices of others in a tender that is %s',
    async (mode) => {
      const { shipper, anna, borys, celina } = market;
      const id = await runTender(mode);
      for (const carrier of [anna, celina]) {
        const text = await everythingSeen(carrier, id);
        expect(text).not.toMatch(/target|guardrail|\b(222222|777)\b|tags|external_id|audience/);
        for (const other of [anna, borys, celina].filter(({ name }) => name !== carrier.name)) {
          expect(text).not.toContain(other.name);
          expect(text).not.toContain(other.login);
        }
        // Matched as a whole number, because a time may contain these digits.
        if (mode !== 'open') expect(text).not.toMatch(/\b230000\b/);
      }
      expect((await app.shipper(anna.token).refused('GET /loads/{id}/options', id)).status).toBe(401);
      await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Cleared' });
    },
  );

  it('a refusal does not reveal a best price that the carrier may not see', async () => {
    const { celina } = market;
    const id = await runTender('rank_only');
    expect((await refusedBid(celina, id, 250_001)).code).toBe('bid.above-starting');
    expect((await bid(celina, id, 249_999)).rank).toBe(3);
    expect((await refusedBid(celina, id, 249_999)).params).toMatchObject({ max: 247_499 });
  });

  it('a carrier must undercut its own bid in a tender by rank, and may replace it freely in a sealed one', async () => {
    const { anna } = market;
    const byRank = await runTender('rank_only');
    expect((await refusedBid(anna, byRank, 237_601)).code).toBe('bid.too-high');
    await bid(anna, byRank, 237_600);
    const sealed = await runTender('sealed');
    expect((await bid(anna, sealed, 249_000)).rank).toBeNull();
  });

  it('a loser learns its exact gap in an open tender and a range elsewhere', async () => {
    const { shipper, anna, borys } = market;
    for (const [mode, gap] of [
      ['open', { gap_bp: 435, gap_band: null }],
      ['rank_only', { gap_bp: null, gap_band: 'from_2_to_5' }],
    ] as const) {
      const id = await runTender(mode);
      await select(shipper, id, borys);
      await borys.done('PUT /loads/{id}/confirm', id, {});
      const { result } = await anna.done('GET /loads/{id}', id);
      expect(result).toEqual({ outcome: 'lost', rank: 2, reason: 'price', text: null, ...gap });
      expect((await borys.done('GET /loads/{id}', id)).result).toMatchObject({ outcome: 'won' });
    }
  });
});

describe('before the confirmation a carrier', () => {
  const contact = { name: 'Halyna Kovalenko', phone: '+380501234567' };

  it('a carrier sees stop, window and note, and the winner also the contact', async () => {
    const { shipper, anna, borys } = market;
    const id = await draftTender(app, shipper);
    const { waypoints } = completeLoadBody(app.clock.at);
    const stops = waypoints!.map((stop) => ({ ...stop, note: 'Ramp 4', contact }));
    await shipper.done('PUT /loads/{id}', id, { waypoints: stops });
    await shipper.done('PUT /loads/{id}/publish', id);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    const stopsOf = async (carrier: Carrier) => (await carrier.done('GET /loads/{id}', id)).waypoints;
    for (const carrier of [anna, borys]) {
      expect((await stopsOf(carrier)).map((stop) => [stop.note, stop.contact])).toEqual([
        ['Ramp 4', null],
        ['Ramp 4', null],
      ]);
    }
    expect((await shipper.done('GET /loads/{id}/preview', id)).waypoints[0]?.contact).toBeNull();
    await select(shipper, id, borys);
    expect((await stopsOf(borys))[0]?.contact).toBeNull();
    await borys.done('PUT /loads/{id}/confirm', id, {});
    expect((await stopsOf(borys)).map((stop) => stop.contact)).toEqual([contact, contact]);
    expect((await stopsOf(anna))[0]?.contact).toBeNull();
  });

  it('a carrier cannot find a tender by tags and numbers of the shipper', async () => {
    const { shipper, anna } = market;
    const id = await draftTender(app, shipper);
    const own = { external_id: 'SAP-4711', tags: ['cheapest wanted'] };
    await shipper.done('PUT /loads/{id}', id, { name: 'Weekly rolls', ...own });
    await shipper.done('PUT /loads/{id}/publish', id);
    const found = async (search: string) =>
      (await anna.call('GET /loads', { query: { tab: 'open', search } })).body.data.some((load) => load.id === id);
    expect([await found('weekly'), await found('kyiv')]).toEqual([true, true]);
    expect([await found('4711'), await found('cheapest')]).toEqual([false, false]);
    const { data } = (await shipper.call('GET /loads', { query: { search: 'cheapest' } })).body;
    expect(data.map((load) => load.id)).toEqual([id]);
  });
});

describe('the shipper of a sealed tender', () => {
  async function everythingShown(id: number) {
    const { shipper } = market;
    const list = await shipper.call('GET /loads', { query: { ids: String(id) } });
    const view = await shipper.done('GET /loads/{id}', id);
    const grid = await shipper.call('GET /loads/{id}/options', { path: { id } });
    const history = await shipper.done('GET /loads/{id}/history', id);
    const chain = await shipper.done('GET /loads/{id}/chain', id);
    const csv = [
      await app.server.inject({ url: `/api/shipper/v1/loads/${id}/options/export`, headers: bearer() }),
      await app.server.inject({ url: `/api/shipper/v1/loads/export?ids=${id}`, headers: bearer() }),
    ].map(({ body }) => body);
    return { row: list.body.data[0]!, view, grid: grid.body, history, chain, csv };
  }
  const bearer = () => ({ authorization: `Bearer ${market.shipper.token}` });

  it('the shipper sees only the number of bids in list, grid, exports, history and chain', async () => {
    const { anna, borys } = market;
    const id = await runTender('sealed');
    const shown = await everythingShown(id);
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(/\b(240000|230000|2400|2300)\b/);
    expect(shown.row).toMatchObject({ bid_count: 2, bid_lowest_price: null, price: euro(250_000), to_target_bp: null });
    expect(shown.grid.meta).toMatchObject({ sealed_now: true, bid_count: 2, reached: 3 });
    expect(shown.grid.data.map(({ state, rank, bid_id }) => [state, rank, bid_id])).toEqual([
      ['invited', null, null],
      ['invited', null, null],
      ['invited', null, null],
    ]);
    expect(shown.view.bidding).toMatchObject({ sealed_now: true, leader_option_id: null });
    expect(shown.chain.map(({ kind, seq, hash }) => [kind, seq, hash])).toEqual([['publish', null, null]]);
    expect(JSON.stringify(shown.history)).not.toMatch(`${anna.name}|${borys.name}|option_id|amount`);
  });

  it('the shipper cannot choose before the end, and sees everything after it', async () => {
    const { shipper, borys } = market;
    const id = await runTender('sealed');
    const [option] = await shipper.done('GET /loads/{id}/options', id);
    expect(await shipper.refused('PUT /loads/{id}/select_option', id, { option_id: option!.id })).toMatchObject({
      status: 409,
      code: 'load.sealed',
      params: { state: 'ongoing' },
    });
    await endBidding(app, shipper, id);
    const shown = await everythingShown(id);
    expect(shown.row).toMatchObject({ status_id: 'tender_over', bid_lowest_price: euro(230_000) });
    expect(shown.grid.data.map(({ price, rank }) => [price?.amount ?? null, rank])).toEqual([
      [230_000, 1],
      [240_000, 2],
      [null, null],
    ]);
    expect(shown.chain.every(({ payload }) => payload !== null)).toBe(true);
    expect(JSON.stringify(shown.history)).toContain(borys.name);
    expect(shown.csv.join('')).toContain('2300');
    await select(shipper, id, borys);
  });
});
