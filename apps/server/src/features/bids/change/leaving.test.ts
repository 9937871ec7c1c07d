import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, euro, gridRow, endBidding, MINUTE_MS, openMarket, openTender, refusedBid } from '../../../../test/build';
import { linkedTender } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const NO_TRUCK = { code: 'no_capacity' } as const;

describe('a withdrawal', () => {
  it('a withdrawal is final, and the bid stays in the history', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    const seen = await borys.done('PUT /loads/{id}/withdraw', id, { code: 'equipment', text: 'Broken axle' });
    expect(seen.option).toMatchObject({ state: 'withdrawn', decline_code: 'equipment' });
    expect(await refusedBid(borys, id, 200_000)).toMatchObject({ status: 409, code: 'bid.withdrawn' });
    expect((await borys.refused('PUT /loads/{id}/withdraw', id, NO_TRUCK)).code).toBe('bid.withdrawn');
    const row = await gridRow(shipper, id, borys);
    expect(row).toMatchObject({ state: 'withdrawn', rank: null, decline: { code: 'equipment', text: 'Broken axle' } });
    expect(row.bids).toHaveLength(1);
    const { list_item: item } = await shipper.done('GET /loads/{id}', id);
    expect(item).toMatchObject({ bid_count: 1, bid_lowest_price: euro(240_000) });
  });

  it('a withdrawal of the leader notifies the others and extends the end by five minutes', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { extra_minutes: 60, max_extra_minutes: 30 });
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    app.clock.at += 59 * MINUTE_MS;
    await borys.done('PUT /loads/{id}/withdraw', id, NO_TRUCK);
    const { bidding } = await shipper.done('GET /loads/{id}', id);
    expect(bidding!.effective_end_at).toBe(bidding!.planned_end_at);
    expect(await linkedTender(app, anna.login)).toBe(id);
  });

  it('a bid cannot be withdrawn in the last ten minutes or after the end', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    app.clock.at += 110 * MINUTE_MS;
    const late = { status: 409, code: 'bid.withdraw-too-late' };
    expect(await anna.refused('PUT /loads/{id}/withdraw', id, NO_TRUCK)).toMatchObject(late);
    await endBidding(app, shipper, id);
    expect(await anna.refused('PUT /loads/{id}/withdraw', id, NO_TRUCK)).toMatchObject(late);
  });

  it('a withdrawal without a bid is refused', async () => {
    const { shipper, celina } = market;
    const id = await openTender(app, shipper);
    expect(await celina.refused('PUT /loads/{id}/withdraw', id, NO_TRUCK)).toMatchObject({
      status: 409,
      code: 'bid.none',
    });
  });

  it('a withdrawal from a sealed tender notifies nobody and does not move its end', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'sealed', extra_minutes: 60 });
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    app.clock.at += 50 * MINUTE_MS;
    await borys.done('PUT /loads/{id}/withdraw', id, NO_TRUCK);
    const { bidding, list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(bidding!.effective_end_at).toBe(bidding!.planned_end_at);
    expect(row.bid_count).toBe(2);
    const grid = await shipper.done('GET /loads/{id}/options', id);
    expect(grid.map(({ state, decline }) => [state, decline])).toEqual(Array(3).fill(['invited', null]));
  });
});

describe('a decline', () => {
  it.each(['no_capacity', 'price', 'equipment', 'too_late', 'dates', 'documents'] as const)(
    'a carrier declines with the reason %s and may still bid until the end',
    async (code) => {
      const { shipper, celina } = market;
      const id = await openTender(app, shipper);
      const seen = await celina.done('PUT /loads/{id}/decline', id, { code });
      expect(seen.option).toMatchObject({ state: 'declined', decline_code: code });
      expect(await celina.refused('PUT /loads/{id}/decline', id, { code })).toMatchObject({
        status: 409,
        code: 'option.already-declined',
      });
      expect((await gridRow(shipper, id, celina)).decline).toEqual({ code, text: null });
      expect((await bid(celina, id, 240_000)).rank).toBe(1);
      expect((await gridRow(shipper, id, celina)).decline).toBeNull();
    },
  );

  it('a carrier declines with a reason code, and with own words for the code “other”', async () => {
    const { shipper, celina } = market;
    const id = await openTender(app, shipper);
    const refused = (body: unknown) => celina.refused('PUT /loads/{id}/decline', id, body);
    expect(await refused({ code: 'other' })).toMatchObject({ status: 422, errors: { text: [expect.any(String)] } });
    expect(await refused({ code: 'tired' })).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } });
    expect(await refused({})).toMatchObject({ status: 422 });
    expect(await refused({ code: 'other', text: 'x'.repeat(2_001) })).toMatchObject({ status: 422 });
    await celina.done('PUT /loads/{id}/decline', id, { code: 'other', text: 'Водій у відпустці' });
    expect((await gridRow(shipper, id, celina)).decline).toEqual({ code: 'other', text: 'Водій у відпустці' });
  });

  it('a carrier with a bid cannot decline, and nobody can after the end', async () => {
    const { shipper, anna, celina } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    expect(await anna.refused('PUT /loads/{id}/decline', id, NO_TRUCK)).toMatchObject({
      status: 409,
      code: 'bid.withdraw-instead',
    });
    await endBidding(app, shipper, id);
    expect(await celina.refused('PUT /loads/{id}/decline', id, NO_TRUCK)).toMatchObject({
      status: 409,
      code: 'load.wrong-state',
      params: { state: 'tender_over' },
    });
  });
});
