import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChain } from '@tenderlane/domain/auction';
import type { ChainEntry } from '@tenderlane/contract';
import { bid, euro, gridRow, MINUTE_MS, openMarket, openTender } from '../../../../test/build';
import { linkOf } from '../../../../test/chain-links';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp({ BIDS_PER_LOAD: '40' });
  market = await openMarket(app);
});
afterAll(() => app.close());

type PageQuery = { after?: string | undefined; per_page?: number };
const step = { kind: 'amount' as const, value: 100 };
const sha256hex = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the number of bids of one carrier', () => {
  it('a carrier bids twenty times a minute and forty times in all, and is told when it may continue', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { bid_step: step });
    let amount = 240_000;
    for (let turn = 0; turn < 20; turn++) await bid(anna, id, (amount -= 200));
    app.clock.at += 20_000;
    const body = { price: euro(amount - 200) };
    const soon = await anna.send('POST /loads/{id}/bids', { path: { id }, body });
    expect(soon).toMatchObject({ status: 429, body: { code: 'bid.too-often' }, headers: { 'retry-after': '40' } });
    await bid(borys, id, (amount -= 200));
    app.clock.at += 40_000;
    for (let turn = 0; turn < 20; turn++) await bid(anna, id, (amount -= 200));
    app.clock.at += MINUTE_MS;
    const last = await anna.send('POST /loads/{id}/bids', { path: { id }, body: { price: euro(amount - 200) } });
    expect(last).toMatchObject({ status: 409, body: { code: 'bid.too-many', params: { max: 40 } } });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ rank: 1, price: euro(amount), bids_total: 40 });
  });

  it('repeated confirmations count as bids', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { bid_step: step });
    for (let turn = 0; turn < 20; turn++) await bid(anna, id, 240_000 - turn * 200);
    await shipper.done('PUT /loads/{id}', id, { cargo: { name: 'Board', weight_kg: 9_000 }, confirm_material: true });
    expect(await anna.refused('PUT /loads/{id}/reconfirm', id)).toMatchObject({ status: 429, code: 'bid.too-often' });
    app.clock.at += MINUTE_MS;
    await anna.done('PUT /loads/{id}/reconfirm', id);
  });

  it('a carrier bids thirty times in a sealed tender', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    for (let turn = 0; turn < 30; turn++) {
      if (turn === 20) app.clock.at += MINUTE_MS;
      await bid(anna, id, 240_000);
    }
    const refused = await anna.refused('POST /loads/{id}/bids', id, { price: euro(240_000) });
    expect(refused).toMatchObject({ status: 409, code: 'bid.too-many', params: { max: 30 } });
  });
});

describe('pages of long lists of bids', () => {
  it('pages of own bids, of the grid and of the chain have no gap and no repetition', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { bid_step: step });
    const made: number[] = [];
    for (let turn = 0; turn < 38; turn++) {
      if (turn % 19 === 0) app.clock.at += MINUTE_MS;
      made.push((await bid(anna, id, 240_000 - turn * 200)).id);
    }
    const other = (await bid(borys, id, 200_000)).id;

    const view = await anna.done('GET /loads/{id}', id);
    expect(view.own_bids.map((own) => own.id)).toEqual(made.slice(-25));
    const earlier = { path: { id }, query: { after: view.own_bids_next!, per_page: 10 } };
    const second = (await anna.call('GET /loads/{id}/bids', earlier)).body;
    const third = (await anna.call('GET /loads/{id}/bids', { path: { id }, query: { after: second.meta.next! } })).body;
    expect([...second.data, ...third.data].map((own) => own.id)).toEqual(made.slice(0, 13).reverse());
    expect(third.meta.next).toBeNull();

    const row = await gridRow(shipper, id, anna);
    expect([row.bids.map((own) => own.id), row.bids_total]).toEqual([made.slice(-5), 38]);
    const all = (await shipper.call('GET /loads/{id}/bids', { path: { id }, query: { per_page: 100 } })).body;
    expect(all.data.map((own) => own.id)).toEqual([other, ...made.toReversed()]);
    const ofBorys = { option_id: (await gridRow(shipper, id, borys)).id };
    const filtered = (await shipper.call('GET /loads/{id}/bids', { path: { id }, query: ofBorys })).body;
    expect(filtered.data.map((own) => own.id)).toEqual([other]);

    const readers = [
      (sent: { path: { id: number }; query: PageQuery }) => shipper.call('GET /loads/{id}/chain', sent),
      (sent: { path: { id: number }; query: PageQuery }) => anna.call('GET /loads/{id}/chain', sent),
    ];
    for (const read of readers) {
      const entries: ChainEntry[] = [];
      let after: string | undefined;
      do {
        const sent = { path: { id }, query: { after, per_page: 15 } };
        const { data, meta } = (await read(sent)).body;
        expect(data.length).toBeLessThanOrEqual(15);
        entries.push(...data);
        after = meta.next ?? undefined;
      } while (after);
      expect(entries).toHaveLength(40);
      expect(checkChain(entries.map(linkOf), sha256hex)).toBeNull();
    }
  });

  it('an invalid page is refused', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    for (const query of [{ per_page: 101 }, { per_page: 0 }, { after: 'x' }, { after: '9'.repeat(16) }]) {
      for (const key of ['GET /loads/{id}/chain', 'GET /loads/{id}/bids'] as const)
        for (const reader of [shipper, anna])
          expect((await reader.send(key, { path: { id }, query })).status).toBe(422);
    }
  });
});
