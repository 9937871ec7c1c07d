import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, draftTender, endBidding, openMarket, openTender, select, type Carrier } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

async function confirm(id: number, carrier: Carrier): Promise<void> {
  await select(market.shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
}

async function makeOrder(): Promise<number> {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  await bid(borys, id, 230_000);
  await endBidding(app, shipper, id);
  await confirm(id, anna);
  return id;
}

it('carriers see the release rate of a shipper from five orders on', async () => {
  const { shipper, anna, borys, celina } = market;
  const shown = await openTender(app, shipper, { duration_minutes: 5000 });
  const rate = async () => (await celina.done('GET /loads/{id}', shown)).shipper_release_rate_bp;
  for (let orders = 0; orders < 4; orders++) await makeOrder();
  expect(await rate()).toBeNull();

  const id = await makeOrder();
  expect(await rate()).toBe(0);
  await shipper.done('PUT /loads/{id}/release', id, { reason: 'The truck is too small' });
  expect(await rate()).toBe(2000);

  // Its one release is used, so canceling it counts as another.
  await confirm(id, borys);
  expect(await rate()).toBe(1667);
  await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'No cargo' });
  expect(await rate()).toBe(3333);
  await shipper.done('PUT /loads/{id}/archive', id);
  expect(await rate()).toBe(3333);

  // Canceling a tender before its end cancels no order, so it does not count.
  await shipper.done('PUT /loads/{id}/cancel', await openTender(app, shipper), { reason: 'No cargo' });
  expect(await rate()).toBe(3333);
  const draft = await draftTender(app, shipper);
  expect((await shipper.done('GET /loads/{id}/preview', draft)).shipper_release_rate_bp).toBe(3333);

  const other = await openMarket(app);
  const foreign = await openTender(app, other.shipper);
  expect((await other.anna.done('GET /loads/{id}', foreign)).shipper_release_rate_bp).toBeNull();
  expect((await anna.refused('GET /loads/{id}', foreign)).status).toBe(404);
});

it('carriers see how long trucks stay at the stops of a shipper', async () => {
  const { shipper, celina } = market;
  const shown = await openTender(app, shipper, { duration_minutes: 5000 });
  const dwell = async () => (await celina.done('GET /loads/{id}', shown)).shipper_dwell_minutes;
  expect(await dwell()).toBeNull();
  await app.database.run(
    `update trip_stops s set arrived_at = $2, dwell_ms = 60000 * (80 + s.position) where s.company_id = $1`,
    [shipper.companyId, new Date(app.clock.at)],
  );
  expect(await dwell()).toBeGreaterThanOrEqual(80);
  const draft = await draftTender(app, shipper);
  expect((await shipper.done('GET /loads/{id}/preview', draft)).shipper_dwell_minutes).toBe(await dwell());
});
