import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, euro, openMarket, openTender, refusedBid, signUpCarrier } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

describe('a bid', () => {
  it('a bid far below the best is accepted only with a confirmation', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    expect(await refusedBid(borys, id, 191_999)).toMatchObject({ status: 409, code: 'bid.far-below' });
    expect((await bid(borys, id, 191_999, { confirm: true })).rank).toBe(1);
  });

  it('twenty tries with low bids do not reveal the hidden target or best price', async () => {
    const { shipper, anna, borys } = market;
    const link = await signUpCarrier(app);
    for (const mode of ['open', 'rank_only', 'sealed'] as const) {
      const audience = { kind: 'link' as const, label_ids: [], carrier_ids: [] };
      const id = await openTender(app, shipper, { mode, audience, target_rate: euro(222_222) });
      const linkCode = (await shipper.done('GET /loads/{id}', id)).public_link!.split('/').at(-1)!;
      for (const carrier of [anna, borys, link])
        await carrier.call('POST /links/{code}/open', { path: { code: linkCode } });
      if (mode !== 'open') await bid(anna, id, 150_001, { confirm: true });
      // The carrier of the link bids provisionally, so no rule about its own bids stops it from trying prices.
      let [low, high] = [100_000, 250_000];
      for (let turn = 0; turn < 20; turn++) {
        const price = Math.floor((low + high) / 2);
        const { status, body } = await link.send('POST /loads/{id}/bids', {
          path: { id },
          body: { price: euro(price) },
        });
        if (status === 409) expect(body.code).toBe('bid.far-below');
        if (status === 409) low = price;
        else high = price;
      }
      // The limit found is 80 % of the starting rate, then of the bidder's own last bid; it reveals nothing hidden.
      for (const hidden of [222_222, 150_001]) expect(Math.abs(high - hidden * 0.8)).toBeGreaterThan(100);
    }
  });
});
