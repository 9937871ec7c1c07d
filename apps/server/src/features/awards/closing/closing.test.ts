import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  euro,
  gridRow,
  HOUR_MS,
  endBidding,
  MINUTE_MS,
  openMarket,
  openTender,
  refusedBid,
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

async function minutesLeft(id: number): Promise<number> {
  const { bidding } = await market.shipper.done('GET /loads/{id}', id);
  return (Date.parse(bidding!.effective_end_at) - app.clock.at) / MINUTE_MS;
}

describe('the end of the bidding', () => {
  it('a late bid that leads moves the end by five minutes, and both sides see it', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    app.clock.at += 116 * MINUTE_MS;
    const { effective_end_at: end } = await bid(borys, id, 230_000);
    expect(end).toBe(new Date(app.clock.at + 5 * MINUTE_MS).toISOString());
    expect(await anna.done('GET /loads/{id}', id)).toMatchObject({ effective_end_at: end, extended_count: 1 });
    const { list_item: row, bidding } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ delivery_option_searching_end_at: end, extended_count: 1 });
    expect(bidding).toMatchObject({ effective_end_at: end });
  });

  it('an early bid and a bid of the leader do not move the end', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    app.clock.at += 114 * MINUTE_MS;
    await bid(anna, id, 240_000);
    app.clock.at += 2 * MINUTE_MS;
    await bid(anna, id, 230_000);
    expect(await minutesLeft(id)).toBe(4);
  });

  it('a late bid that does not lead does not move the end', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'rank_only' });
    await bid(anna, id, 230_000);
    app.clock.at += 118 * MINUTE_MS;
    await bid(borys, id, 240_000);
    expect(await minutesLeft(id)).toBe(2);
  });

  it('the end of a sealed tender never moves', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    await bid(anna, id, 240_000);
    app.clock.at += 119 * MINUTE_MS;
    await bid(borys, id, 230_000);
    expect(await minutesLeft(id)).toBe(1);
  });

  it('late bids move the end at most by the extra time of the terms', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { extra_minutes: 10, max_extra_minutes: 15 });
    app.clock.at += 118 * MINUTE_MS;
    let amount = 240_000;
    const left: number[] = [];
    for (const bidder of [anna, borys, anna]) {
      await bid(bidder, id, amount);
      left.push(await minutesLeft(id));
      app.clock.at += 7 * MINUTE_MS;
      amount -= 5_000;
    }
    expect(left).toEqual([10, 10, 3]);
    expect((await refusedBid(borys, id, amount)).code).toBe('bid.too-late');
  });

  it('the shipper extends with a reason, and later bids extend the new end', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    const view = await shipper.done('PUT /loads/{id}/extend', id, { minutes: 60, reason: 'Carriers asked for time' });
    const end = new Date(app.clock.at + 180 * MINUTE_MS).toISOString();
    expect(view.bidding).toMatchObject({ planned_end_at: end, effective_end_at: end });
    expect((await app.lastMessage(anna.login)).text).toContain('Carriers asked for time');
    app.clock.at += 179 * MINUTE_MS;
    await bid(borys, id, 240_000);
    expect(await minutesLeft(id)).toBe(5);
  });
});

describe('an extension by the shipper', () => {
  it('an extension is refused in the last minutes, without a reason, past the pickup and beyond 30 days', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    const refused = (body: unknown) => shipper.refused('PUT /loads/{id}/extend', id, body);
    expect(await refused({ minutes: 60, reason: ' ' })).toMatchObject({ status: 422, code: 'input.invalid' });
    expect(await refused({ minutes: 0, reason: 'x' })).toMatchObject({ status: 422 });
    expect(await refused({ minutes: 30 * 24 * 60, reason: 'x' })).toMatchObject({ code: 'auction.end-too-far' });
    expect(await refused({ minutes: 121 * 60, reason: 'x' })).toMatchObject({ code: 'auction.end-after-pickup' });
    app.clock.at += 115 * MINUTE_MS;
    expect(await refused({ minutes: 60, reason: 'x' })).toMatchObject({ status: 409, code: 'auction.extend-too-late' });
    app.clock.at += 5 * MINUTE_MS;
    expect(await refused({ minutes: 60, reason: 'x' })).toMatchObject({ status: 409, code: 'auction.over' });
    await app.runDueWork();
    expect(await refused({ minutes: 60, reason: 'x' })).toMatchObject({ status: 409, code: 'load.wrong-state' });
  });
});

describe('closing by the clock', () => {
  it('the clock closes a tender once and not early', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    app.clock.at += 120 * MINUTE_MS - 1;
    expect(await app.runDueWork()).toBe(0);
    expect(await stateOf(shipper, id)).toBe('ongoing');
    app.clock.at += 1;
    expect(await app.runDueWork()).toBe(1);
    expect(await stateOf(shipper, id)).toBe('tender_over');
    expect(await app.runDueWork()).toBe(0);
    const chain = await shipper.done('GET /loads/{id}/chain', id);
    expect(chain.map(({ kind }) => kind)).toEqual(['publish', 'bid', 'close']);
    expect(chain.at(-1)?.at_ms).toBe(app.clock.at);
  });

  it('a tender is closed once although many processes check it at the same moment', async () => {
    const { shipper, anna } = market;
    const ids = [await openTender(app, shipper), await openTender(app, shipper), await openTender(app, shipper)];
    for (const id of ids) await bid(anna, id, 240_000);
    app.clock.at += 120 * MINUTE_MS;
    const settled = await Promise.all([app.runDueWork(), app.runDueWork(), app.runDueWork(), app.runDueWork()]);
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const id of ids) {
      const closed = (await shipper.done('GET /loads/{id}/history', id)).filter(
        ({ action }) => action === 'load.closed',
      );
      expect(closed).toHaveLength(1);
      expect(closed[0]).toMatchObject({ actor_kind: 'clock' });
    }
  });

  it('a closed tender with bids gives the shipper a day to decide and notifies it', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    const { list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(row.decision_end_at).toBe(new Date(app.clock.at + 24 * HOUR_MS).toISOString());
    expect((await app.lastMessage(shipper.login)).text).toContain(`/tenders/${id}/view`);
  });

  it('a closed tender without live bids did not take place', async () => {
    const { shipper, anna } = market;
    const [empty, left] = [await openTender(app, shipper), await openTender(app, shipper)];
    await bid(anna, left, 240_000);
    await anna.done('PUT /loads/{id}/withdraw', left, { code: 'no_capacity' });
    await endBidding(app, shipper, empty);
    expect([await stateOf(shipper, empty), await stateOf(shipper, left)]).toEqual(Array(2).fill('did_not_take_place'));
    const { refusals } = await shipper.done('GET /loads/{id}', empty);
    expect(refusals).not.toHaveProperty('raise_price');
  });

  it('a tender whose bids expire without a decision ends without a winner, and its carriers are told', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    app.clock.at += 24 * HOUR_MS;
    const option = await gridRow(shipper, id, anna);
    expect(option.select_refusal?.code).toBe('load.decision-over');
    expect(await shipper.refused('PUT /loads/{id}/select_option', id, { option_id: option.id })).toMatchObject({
      status: 409,
      code: 'load.decision-over',
    });
    await app.runDueWork();
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
    expect((await anna.done('GET /loads/{id}', id)).result).toMatchObject({
      outcome: 'lost',
      reason: 'not_awarded',
    });
    expect((await app.lastMessage(anna.login)).subject).toContain('ended without a winner');
  });
});

it('a second bid on a tender with a starting rate of one unit is refused with its reason', async () => {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper, { starting_rate: euro(1) });
  await bid(anna, id, 1);
  expect(await refusedBid(borys, id, 1)).toMatchObject({ code: 'bid.too-high', params: { max: 0 } });
  expect((await borys.done('GET /loads/{id}', id)).highest_allowed).toEqual(euro(0));
});
