import type { EditableLoad, Waypoint } from '@tenderlane/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, completeLoadBody, draftTender, euro, HOUR_MS, openMarket, select } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Market = Awaited<ReturnType<typeof openMarket>>;
interface Lane {
  from?: { lat: number; lon: number };
  bodies?: NonNullable<EditableLoad['truck']>['body_types'];
}

async function openOn({ shipper }: Market, { from, bodies }: Lane): Promise<number> {
  const id = await draftTender(app, shipper, { starting_rate: null });
  const { waypoints, truck } = completeLoadBody(app.clock.at);
  const [pickup, delivery] = waypoints as [Waypoint, Waypoint];
  await shipper.done('PUT /loads/{id}', id, {
    waypoints: [{ ...pickup, address: { ...pickup.address!, ...from } }, delivery],
    truck: { ...truck!, ...(bodies && { body_types: bodies }) },
  });
  await shipper.done('PUT /loads/{id}/publish', id);
  return id;
}

async function award(market: Market, amount: number, lane: Lane = {}): Promise<number> {
  const id = await openOn(market, lane);
  await bid(market.anna, id, amount);
  await select(market.shipper, id, market.anna);
  await market.anna.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

async function medianOf(market: Market, lane: Lane = {}) {
  const id = await openOn(market, lane);
  const { meta } = (await market.shipper.call('GET /loads/{id}/options', { path: { id } })).body;
  await market.shipper.done('PUT /loads/{id}/cancel', id, { reason: 'x' });
  return meta.lane_median;
}

it('two loads share a lane when both ends lie within 50 km and a truck body matches', async () => {
  const market = await openMarket(app);
  // Tczew lies 30 km south of Gdańsk, Elbląg 53 km east of it and 41 km from Tczew.
  const [tczew, elblag] = [
    { lat: 54.09, lon: 18.78 },
    { lat: 54.16, lon: 19.4 },
  ];
  for (const amount of [210_000, 220_000, 230_000]) await award(market, amount);
  for (const amount of [100_000, 300_000]) await award(market, amount, { from: tczew, bodies: ['tent', 'reefer'] });
  for (const amount of [100_000, 110_000]) await award(market, amount, { from: elblag });
  expect(await medianOf(market)).toEqual(euro(220_000));
  expect(await medianOf(market, { from: tczew })).toEqual(euro(210_000));
  expect(await medianOf(market, { bodies: ['reefer'] })).toBeNull();
  expect(await medianOf(market, { bodies: ['reefer', 'tent'] })).toEqual(euro(220_000));
});

it('an award counts while it stands, and for 90 days', async () => {
  const market = await openMarket(app);
  const ids: number[] = [];
  for (const amount of [210_000, 220_000, 230_000, 240_000, 250_000]) ids.push(await award(market, amount));
  expect(await medianOf(market)).toEqual(euro(230_000));
  await market.shipper.done('PUT /loads/{id}/release', ids[0]!, { reason: 'No truck' });
  expect(await medianOf(market)).toBeNull();
  await award(market, 260_000);
  expect(await medianOf(market)).toEqual(euro(240_000));
  app.clock.at += 91 * 24 * HOUR_MS;
  expect(await medianOf(market)).toBeNull();
});
