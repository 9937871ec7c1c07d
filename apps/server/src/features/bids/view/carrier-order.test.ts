import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, completeLoadBody, openMarket, openTender, select } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function openAuctions() {
  const { shipper, anna } = await openMarket(app);
  const tender = async (minutes: number) => {
    const id = await openTender(app, shipper, { duration_minutes: minutes });
    await bid(anna, id, 240_000);
    return id;
  };
  const listed = async (tab: 'open' | 'bids' | 'awards', query: object = {}) =>
    (await anna.call('GET /loads', { query: { tab, ...query } })).body.data.map(({ id }) => id);
  return { shipper, anna, tender, listed };
}

it('awards to confirm stand above confirmed ones, the one with less time first', async () => {
  const { shipper, anna, tender, listed } = await openAuctions();
  const award = async (minutes: number) => {
    const id = await tender(minutes);
    await select(shipper, id, anna);
    return id;
  };
  const confirmed = await award(60);
  await anna.done('PUT /loads/{id}/confirm', confirmed);
  const first = await award(60);
  app.clock.at += 60_000;
  const second = await award(60);
  expect(await listed('awards')).toEqual([first, second, confirmed]);
  expect(await listed('awards', { per_page: 1, page: 3 })).toEqual([confirmed]);
});

it('a bid to confirm again stands above open tenders, and what others decide below them', async () => {
  const { shipper, tender, listed } = await openAuctions();
  const over = await tender(60);
  const late = await tender(900);
  const soon = await tender(600);
  const stale = await tender(1200);
  const { waypoints } = completeLoadBody(app.clock.at + 3_600_000);
  await shipper.done('PUT /loads/{id}', stale, { waypoints: waypoints!, confirm_material: true });
  app.clock.at += 61 * 60_000;
  await app.runDueWork();
  expect(await listed('bids')).toEqual([stale, soon, late, over]);
  expect(await listed('open')).toEqual([stale, soon, late]);
});
