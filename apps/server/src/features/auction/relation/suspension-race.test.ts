import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, euro, openMarket, openTender } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const ROUNDS = 20;

it('a carrier that is suspended during its first bid is not counted', async () => {
  const { shipper, anna, borys } = market;
  const path = { id: anna.carrierId };
  for (let round = 0; round < ROUNDS; round++) {
    const id = await openTender(app, shipper);
    await bid(borys, id, 245_000);
    const counted = async () => (await shipper.done('GET /loads/{id}', id)).list_item.bid_count;
    const [placed] = await Promise.all([
      anna.call('POST /loads/{id}/bids', { path: { id }, body: { price: euro(240_000) } }),
      shipper.call('PUT /carriers/{id}/suspend', { path, body: { reason: 'No insurance' } }),
    ]);
    expect([201, 409]).toContain(placed.status);
    expect(await counted()).toBe(1);
    const [again] = await Promise.all([
      anna.call('POST /loads/{id}/bids', { path: { id }, body: { price: euro(230_000) } }),
      shipper.call('PUT /carriers/{id}/resume', { path }),
    ]);
    const hasBid = placed.status === 201 || again.status === 201;
    expect(await counted()).toBe(hasBid ? 2 : 1);
  }
});
