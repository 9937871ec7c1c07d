import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, euro, endBidding, MINUTE_MS, openMarket, openTender, stateOf } from '../../../../test/build';
import { linkedTender } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const AT_200 = { book_now_price: euro(200_000) };

describe('a booking', () => {
  it('the button books at the price that the carrier saw and ends the bidding', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, AT_200);
    await bid(borys, id, 240_000);
    const seen = await anna.done('PUT /loads/{id}/book_now', id, { price: euro(200_000) });
    expect(seen).toMatchObject({
      status_id: 'awaiting_confirmation',
      option: { state: 'selected', confirm_until: new Date(app.clock.at + 120 * MINUTE_MS).toISOString() },
      own_bid: { price: euro(200_000) },
    });
    const { list_item: row, winner, decision } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ price: euro(200_000), carrier: { name: anna.name } });
    expect(winner).toMatchObject({ carrier: anna.name, price: euro(200_000) });
    expect(decision).toMatchObject({ via: 'book_now', chosenOptionId: winner!.option_id });
    expect((await app.lastMessage(shipper.login)).text).toContain(anna.name);
  });

  it('a bid that meets the book-now price books the load', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, AT_200);
    expect(await bid(anna, id, 200_000)).toMatchObject({ awarded: true });
    expect(await stateOf(shipper, id)).toBe('awaiting_confirmation');
  });

  it('a booking of a sealed tender keeps other bids sealed while the carrier may refuse', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { ...AT_200, mode: 'sealed' });
    await bid(borys, id, 239_000);
    await anna.done('PUT /loads/{id}/book_now', id, {});
    const grid = await shipper.call('GET /loads/{id}/options', { path: { id } });
    expect(grid.body.meta.sealed_now).toBe(true);
    expect(JSON.stringify(grid.body)).not.toContain('239000');
    await anna.done('PUT /loads/{id}/confirm', id, {});
    const opened = await shipper.call('GET /loads/{id}/options', { path: { id } });
    expect(JSON.stringify(opened.body)).toContain('239000');
  });

  it('exactly one of many carriers books when all press at the same moment', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await openTender(app, shipper, AT_200);
    const path = { id };
    const answers = await Promise.all(
      [anna, borys, celina, anna, borys, celina].map((carrier) =>
        carrier.call('PUT /loads/{id}/book_now', { path, body: {} }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['load.already-awarded']));
  });
});

describe('a refused booking', () => {
  it('a booking is refused without a book-now price, at another price and in another currency', async () => {
    const { shipper, anna } = market;
    const without = await openTender(app, shipper);
    expect((await anna.refused('PUT /loads/{id}/book_now', without, {})).code).toBe('bid.book-now-missing');
    const id = await openTender(app, shipper, AT_200);
    expect(await anna.refused('PUT /loads/{id}/book_now', id, { price: euro(190_000) })).toMatchObject({
      status: 409,
      code: 'option.bid-changed',
      params: { price: 200_000 },
    });
    const dollars = { amount: 200_000, currency: 'USD' };
    expect(await anna.refused('PUT /loads/{id}/book_now', id, { price: dollars })).toMatchObject({
      status: 422,
      code: 'bid.currency',
    });
  });

  it('a booking is refused after the end and after a withdrawal', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, AT_200);
    await bid(anna, id, 240_000);
    await anna.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
    expect((await anna.refused('PUT /loads/{id}/book_now', id, {})).code).toBe('bid.withdrawn');
    await endBidding(app, shipper, id);
    expect((await borys.refused('PUT /loads/{id}/book_now', id, {})).code).toBe('bid.too-late');
  });
});

it('a carrier that refuses its booking leaves the tender, and the bidders get the stopped time back', async () => {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper, AT_200);
  await bid(borys, id, 240_000);
  app.clock.at += 20 * MINUTE_MS;
  await anna.done('PUT /loads/{id}/book_now', id, {});
  app.clock.at += 60 * MINUTE_MS;
  await anna.done('PUT /loads/{id}/decline', id, { code: 'equipment' });
  const { list_item: row, bidding } = await shipper.done('GET /loads/{id}', id);
  expect(row).toMatchObject({ status_id: 'ongoing', bid_count: 1, bid_lowest_price: euro(240_000), carrier: null });
  expect(bidding?.effective_end_at).toBe(new Date(app.clock.at + 100 * MINUTE_MS).toISOString());
  expect(await linkedTender(app, borys.login)).toBe(id);
  expect((await anna.refused('PUT /loads/{id}/book_now', id, {})).code).toBe('option.out');
  await borys.done('PUT /loads/{id}/book_now', id, {});
});

it('at least fifteen minutes of bidding remain after a booking lapses', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, AT_200);
  app.clock.at += 119 * MINUTE_MS;
  await anna.done('PUT /loads/{id}/book_now', id, {});
  app.clock.at += 120 * MINUTE_MS;
  await app.runDueWork();
  const { list_item: row, bidding } = await shipper.done('GET /loads/{id}', id);
  expect(row.status_id).toBe('ongoing');
  expect(bidding?.effective_end_at).toBe(new Date(app.clock.at + 15 * MINUTE_MS).toISOString());
});
