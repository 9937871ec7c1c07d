import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, completeLoadBody, draftTender, euro, openMarket, select } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

async function award(tender: 'net' | 'gross', written: 'net' | 'gross', amount: number) {
  const { shipper, anna } = market;
  const id = await draftTender(app, shipper, { vat_rate_bp: 2_300, starting_rate: null });
  const payment = { ...completeLoadBody(app.clock.at).payment!, vat_mode: tender };
  await shipper.done('PUT /loads/{id}', id, { payment });
  await shipper.done('PUT /loads/{id}/publish', id);
  await bid(anna, id, amount, { vat_mode: written });
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

it('the price after an award has the VAT mode of the tender and not of the bid', async () => {
  const { shipper } = market;
  for (const [tender, written, amount, shown] of [
    ['net', 'net', 100_003, 100_003],
    ['net', 'gross', 123_000, 100_000],
    ['gross', 'net', 100_000, 123_000],
    ['gross', 'gross', 100_003, 100_003],
  ] as const) {
    const id = await award(tender, written, amount);
    const { list_item: row, winner } = await shipper.done('GET /loads/{id}', id);
    expect([row.vat_mode, row.price, winner?.price]).toEqual([tender, euro(shown), euro(shown)]);
  }
});

it('the best and highest price before an award have the VAT mode of the tender', async () => {
  const { shipper, anna } = market;
  const id = await draftTender(app, shipper, { vat_rate_bp: 2_300, starting_rate: null });
  const payment = { ...completeLoadBody(app.clock.at).payment!, vat_mode: 'gross' as const };
  await shipper.done('PUT /loads/{id}', id, { payment });
  await shipper.done('PUT /loads/{id}/publish', id);
  await bid(anna, id, 100_000, { vat_mode: 'net' });
  const { list_item: row } = await shipper.done('GET /loads/{id}', id);
  expect([row.price, row.bid_lowest_price, row.bid_highest_price]).toEqual([
    euro(123_000),
    euro(123_000),
    euro(123_000),
  ]);
});

it('the lane median compares without VAT, and savings name their base, the first bid among them', async () => {
  const { shipper, anna } = market;
  for (let nth = 0; nth < 2; nth++) await award('gross', 'gross', 123_000);
  const id = await award('net', 'net', 90_000);
  const grid = (await shipper.call('GET /loads/{id}/options', { path: { id } })).body;
  // Six awards: 100,003 – 100,000 – 100,000 – 81,303 from the first test, 100,000 twice from here.
  expect(grid.meta.lane_median).toEqual(euro(100_000));
  expect(grid.meta.bases).toEqual({
    starting: null,
    target: null,
    lane_median: euro(100_000),
    first_bid: euro(90_000),
  });
  expect(grid.data.find(({ carrier }) => carrier.name === anna.name)?.to_lane_median_bp).toBe(-1_000);
  const csv = (await shipper.send('GET /loads/{id}/options/export', { path: { id } })) as unknown as { status: number };
  expect(csv.status).toBe(200);
});
