import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, euro, openMarket, openTender, select, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const itemOf = async ({ done }: Shipper, id: number) => (await done('GET /loads/{id}', id)).list_item;

it('the savings of an award are measured from the starting rate', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, { starting_rate: euro(250_000), target_rate: euro(240_000) });
  await bid(anna, id, 230_000);
  expect((await itemOf(shipper, id)).savings).toBeNull();
  await select(shipper, id, anna);
  const saved = { basis: 'starting', amount: euro(20_000), bp: 800 };
  expect((await itemOf(shipper, id)).savings).toEqual(saved);
  const listed = (await shipper.call('GET /loads', { query: { per_page: 100 } })).body.data;
  expect(listed.find((item) => item.id === id)?.savings).toEqual(saved);
});

it('without a starting rate the savings are measured from the target and may be negative', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, { starting_rate: null, target_rate: euro(200_000) });
  await bid(anna, id, 230_000);
  await select(shipper, id, anna);
  expect((await itemOf(shipper, id)).savings).toEqual({ basis: 'target', amount: euro(-30_000), bp: -1500 });
});

it('list and file contain no savings of a sealed tender while its bids are hidden', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, { mode: 'sealed', starting_rate: euro(250_000) });
  await bid(anna, id, 230_000);
  expect(await itemOf(shipper, id)).toMatchObject({ savings: null, bid_lowest_price: null });
  const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
  const url = `/api/shipper/v1/loads/export?columns=state,savings,savings_base&status=ongoing`;
  const { body } = await app.server.inject({ url, headers });
  expect(body.slice(1).trimEnd().split('\r\n')).toEqual(['State;Savings;Savings against', 'Ongoing;;']);
});
