import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, openMarket, openTender, type Shipper } from './build';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
let shipper: Shipper;
let id: number;
beforeAll(async () => {
  app = await startApp();
  const market = await openMarket(app);
  shipper = market.shipper;
  id = await openTender(app, shipper);
  await bid(market.anna, id, 240_000);
});
afterAll(() => app.close());

it.each([
  ['GET /loads/{id}', 3],
  ['GET /loads/{id}/options', 3],
  ['GET /loads/{id}/history', 3],
] as const)('%s needs at most %i round trips to the database', async (key, most) => {
  let trips = 0;
  const count = () => trips++;
  app.database.pool.on('acquire', count);
  const { status } = await shipper.send(key, { path: { id } });
  app.database.pool.off('acquire', count);
  expect(status).toBe(200);
  expect(trips).toBeLessThanOrEqual(most);
  expect(trips).toBeGreaterThan(1);
});
