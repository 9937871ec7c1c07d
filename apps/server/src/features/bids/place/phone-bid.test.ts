import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  bidByPhone,
  euro,
  gridRow,
  joinColleague,
  endBidding,
  MINUTE_MS,
  openMarket,
  openTender,
  stateOf,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

describe('a bid taken by phone', () => {
  it('a bid by phone has no effect until the carrier accepts it, and names who took it', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(borys, id, 240_000);
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    const taken = await bidByPhone(dispatcher, id, anna, 230_000);
    expect(taken.status).toBe(201);
    expect(taken.body.data).toMatchObject({ provisional: true, rank: null });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ by_phone: true, provisional: true, rank: null });
    expect((await borys.done('GET /loads/{id}', id)).best_price).toEqual(euro(240_000));
    const [event] = await shipper.done('GET /loads/{id}/history', id);
    expect(event).toMatchObject({ action: 'load.bid_placed', actor: 'Ihor Bondar', params: { carrier: anna.name } });

    const seen = await anna.done('GET /loads/{id}', id);
    expect(seen).toMatchObject({
      option: { provisional: true, provisional_reasons: ['by_phone'] },
      own_bid: { price: euro(230_000), by_phone: true },
      own_rank: null,
    });
    const accepted = await anna.done('PUT /loads/{id}/accept_bid', id, { bid_id: seen.own_bid!.id });
    expect(accepted).toMatchObject({ option: { provisional: false }, own_rank: 1, best_price: euro(230_000) });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ provisional: false, rank: 1 });
  });

  it('a late acceptance that leads extends the end', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(borys, id, 240_000);
    const taken = await bidByPhone(shipper, id, anna, 230_000);
    app.clock.at += 118 * MINUTE_MS;
    const seen = await anna.done('PUT /loads/{id}/accept_bid', id, { bid_id: taken.body.data.id });
    expect(seen.effective_end_at).toBe(new Date(app.clock.at + 5 * MINUTE_MS).toISOString());
  });

  it('a bid by phone cannot be accepted when it was undercut, was replaced or is too late', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    const first = (await bidByPhone(shipper, id, anna, 240_000)).body.data;
    const second = (await bidByPhone(shipper, id, anna, 235_000)).body.data;
    const accept = (bid_id: number) => anna.refused('PUT /loads/{id}/accept_bid', id, { bid_id });
    expect(await accept(first.id)).toMatchObject({ status: 409, code: 'option.bid-changed' });
    expect(await accept(999_999)).toMatchObject({ status: 404 });
    await bid(borys, id, 233_000);
    expect(await accept(second.id)).toMatchObject({ status: 422, code: 'bid.too-high', params: { max: 230_670 } });
    await endBidding(app, shipper, id);
    expect(await accept(second.id)).toMatchObject({ status: 409, code: 'bid.too-late' });
    expect((await gridRow(shipper, id, anna)).rank).toBeNull();
  });

  it('a bid by phone does not win before it is accepted', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { winner: 'automatic' });
    await bidByPhone(shipper, id, anna, 200_000);
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
  });

  it('a bid by phone at the book-now price books when it is accepted', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { book_now_price: euro(210_000) });
    const taken = await bidByPhone(shipper, id, anna, 209_000);
    expect(taken.body.data.awarded).toBe(false);
    const seen = await anna.done('PUT /loads/{id}/accept_bid', id, { bid_id: taken.body.data.id });
    expect(seen.status_id).toBe('awaiting_confirmation');
  });

  it('the carrier’s own bid replaces a bid by phone, which is refused over it', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const taken = await bidByPhone(shipper, id, anna, 240_000);
    expect((await bid(anna, id, 236_000)).rank).toBe(1);
    const accepted = await anna.refused('PUT /loads/{id}/accept_bid', id, { bid_id: taken.body.data.id });
    expect(accepted.code).toBe('bid.not-provisional');
    expect(await bidByPhone(shipper, id, anna, 220_000)).toMatchObject({
      status: 409,
      body: { code: 'bid.already-live' },
    });
  });

  it('a bid by phone obeys the rules of every bid', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    expect(await bidByPhone(shipper, id, anna, 260_000)).toMatchObject({
      status: 422,
      body: { code: 'bid.above-starting' },
    });
    const path = { id, option_id: 999_999 };
    expect(
      await shipper.call('POST /loads/{id}/options/{option_id}/bids', { path, body: { price: euro(1) } }),
    ).toMatchObject({
      status: 404,
    });
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect(await bidByPhone(viewer, id, anna, 240_000)).toMatchObject({ status: 403, body: { code: 'right.missing' } });
  });
});
