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
  select,
  stateOf,
} from '../../../test/build';
import { linkedTender } from '../../../test/personal-link';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

async function endedTender(terms: Parameters<typeof openTender>[2] = {}) {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper, terms);
  await bid(anna, id, 240_000);
  await bid(borys, id, 230_000);
  await endBidding(app, shipper, id);
  return id;
}

async function confirmedOrder() {
  const id = await endedTender();
  await select(market.shipper, id, market.borys);
  await market.borys.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

describe('the reopening of bidding', () => {
  it('bidding is reopened at most twice and keeps its bids', async () => {
    const { shipper, anna, borys } = market;
    const id = await endedTender();
    for (const time of [1, 2]) {
      const view = await shipper.done('PUT /loads/{id}/reopen', id, { minutes: 60 });
      expect(view.list_item).toMatchObject({ status_id: 'ongoing', bid_count: 2, bid_lowest_price: euro(230_000) });
      expect(view.bidding).toMatchObject({
        reopen_count: time,
        effective_end_at: new Date(app.clock.at + 60 * MINUTE_MS).toISOString(),
      });
      await endBidding(app, shipper, id);
    }
    expect(await shipper.refused('PUT /loads/{id}/reopen', id, { minutes: 60 })).toMatchObject({
      status: 409,
      code: 'load.reopen-limit',
      params: { max: 2, state: 'tender_over' },
    });
    expect((await gridRow(shipper, id, borys)).rank).toBe(1);
    expect(await linkedTender(app, anna.login)).toBe(id);
  });

  it('only a tender that is over can be reopened, and only before the pickup', async () => {
    const { shipper } = market;
    const id = await endedTender();
    const refused = (minutes: unknown) => shipper.refused('PUT /loads/{id}/reopen', id, { minutes });
    expect(await refused(121 * 60)).toMatchObject({ status: 422, code: 'auction.end-after-pickup' });
    expect(await refused(0)).toMatchObject({ status: 422, code: 'input.invalid' });
    expect(await refused(30 * 24 * 60 + 1)).toMatchObject({ status: 422, code: 'input.invalid' });
    await shipper.done('PUT /loads/{id}/reopen', id, { minutes: 60 });
    expect(await refused(60)).toMatchObject({ status: 409, code: 'load.wrong-state', params: { state: 'ongoing' } });
  });
});

describe('the release of a winner', () => {
  it('the shipper releases a winner once with a reason, and lost bids count again', async () => {
    const { shipper, anna, borys } = market;
    const id = await confirmedOrder();
    const view = await shipper.done('PUT /loads/{id}/release', id, { reason: 'Truck without a lift' });
    expect(view).toMatchObject({
      list_item: { status_id: 'tender_over', bid_count: 1, price: euro(240_000), carrier: null },
      winner: null,
      timeline: [{ step: 'published' }],
    });
    expect((await gridRow(shipper, id, borys)).state).toBe('released');
    expect((await app.lastMessage(borys.login)).text).toContain('Truck without a lift');
    await select(shipper, id, anna);
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect(await shipper.refused('PUT /loads/{id}/release', id, { reason: 'Again' })).toMatchObject({
      status: 409,
      code: 'load.release-used',
    });
  });

  it('a release can reopen bidding without the released carrier', async () => {
    const { shipper, borys } = market;
    const id = await confirmedOrder();
    const view = await shipper.done('PUT /loads/{id}/release', id, { reason: 'No truck', reopen_minutes: 90 });
    expect(view.list_item).toMatchObject({ status_id: 'ongoing', bid_count: 1 });
    expect((await borys.done('GET /loads/{id}', id)).refusals['bid']?.code).toBe('option.out');
  });

  it('a release is refused without a reason, a winner or the right to award', async () => {
    const { shipper } = market;
    const id = await endedTender();
    expect(await shipper.refused('PUT /loads/{id}/release', id, { reason: 'x' })).toMatchObject({
      code: 'load.wrong-state',
      params: { state: 'tender_over' },
    });
    const order = await confirmedOrder();
    expect((await shipper.refused('PUT /loads/{id}/release', order, { reason: '' })).status).toBe(422);
  });
});

describe('the cancellation of a load', () => {
  it('a cancelled tender voids every option and tells all carriers the reason', async () => {
    const { shipper, anna, borys, celina } = market;
    const open = await openTender(app, shipper);
    await bid(anna, open, 240_000);
    const over = await endedTender();
    const awaiting = await endedTender();
    await select(shipper, awaiting, borys);
    for (const id of [open, over, awaiting]) {
      const view = await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Складу немає <b>' });
      expect(view.list_item).toMatchObject({ status_id: 'canceled', delivery_option_confirmation_end_at: null });
      expect((await anna.done('GET /loads/{id}', id)).result).toMatchObject({ outcome: 'lost', reason: 'canceled' });
      expect((await app.lastMessage(celina.login)).text).toContain('Складу немає <b>');
    }
    expect((await borys.refused('PUT /loads/{id}/confirm', awaiting, {})).code).toBe('load.wrong-state');
  });

  it('a load with a confirmed carrier cannot be cancelled before its release', async () => {
    const { shipper } = market;
    const id = await confirmedOrder();
    expect(await shipper.refused('PUT /loads/{id}/cancel', id, { reason: 'x' })).toMatchObject({
      status: 409,
      code: 'load.release-instead',
    });
    await shipper.done('PUT /loads/{id}/release', id, { reason: 'x' });
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'x' });
    expect((await shipper.refused('PUT /loads/{id}/cancel', id, { reason: 'x' })).code).toBe('load.wrong-state');
    expect((await shipper.refused('PUT /loads/{id}/cancel', id, {})).status).toBe(422);
  });
});

describe('a confirmed order that its carrier cancels', () => {
  it('a carrier cancels a confirmed order with a reason, and the shipper chooses among lost bids', async () => {
    const { shipper, anna, borys } = market;
    const id = await confirmedOrder();
    expect((await anna.refused('PUT /loads/{id}/cancel', id, { code: 'dates' })).code).toBe('option.not-selected');
    const seen = await borys.done('PUT /loads/{id}/cancel', id, { code: 'equipment', text: 'Engine' });
    expect(seen.option.state).toBe('cancelled_by_carrier');
    const { list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'tender_over', bid_count: 1, bid_lowest_price: euro(240_000) });
    const [event] = await shipper.done('GET /loads/{id}/history', id);
    expect(event).toMatchObject({ action: 'option.canceled', params: { code: 'equipment', cancel_weight: 0 } });
    expect((await app.lastMessage(shipper.login)).text).toContain(`/tenders/${id}`);
  });

  it('a cancellation weighs more near the pickup, and ends a tender without other bids', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await select(shipper, id, anna);
    await anna.done('PUT /loads/{id}/confirm', id, {});
    app.clock.at += 100 * HOUR_MS;
    await anna.done('PUT /loads/{id}/cancel', id, { code: 'no_capacity' });
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
    const events = await shipper.done('GET /loads/{id}/history', id);
    expect(events.find(({ action }) => action === 'option.canceled')?.params).toMatchObject({ cancel_weight: 1 });
  });
});

describe('a tender without a remaining bidder', () => {
  it('a tender is repeated as configured when its only bidder declines or lapses', async () => {
    const { shipper, anna } = market;
    const decline = (id: number) => anna.done('PUT /loads/{id}/decline', id, { code: 'price' });
    const lapse = async (id: number) => {
      const { list_item: row } = await shipper.done('GET /loads/{id}', id);
      app.clock.at = Date.parse(row.delivery_option_confirmation_end_at!);
      await app.runDueWork();
      return id;
    };
    for (const leave of [decline, lapse]) {
      const id = await openTender(app, shipper, { winner: 'automatic', republish_if_failed: true });
      await bid(anna, id, 240_000);
      await endBidding(app, shipper, id);
      await leave(id);
      const { republished_to_id: next, list_item: row } = await shipper.done('GET /loads/{id}', id);
      expect(row.status_id).toBe('did_not_take_place');
      expect(await stateOf(shipper, next!)).toBe('ongoing');
      const [published] = await shipper.done('GET /loads/{id}/history', next!);
      expect(published).toMatchObject({ action: 'load.published', actor: null });
      expect((await bid(anna, next!, 240_000)).rank).toBe(1);
    }
  });

  it('losing carriers may bid again after a reopening, also with expired bids', async () => {
    const { shipper, anna, borys } = market;
    const id = await confirmedOrder();
    expect((await anna.done('GET /loads/{id}', id)).option.state).toBe('lost');
    const { own_bid: lost } = await anna.done('GET /loads/{id}', id);
    app.clock.at = Date.parse(lost!.valid_until);
    await app.database.run(
      `update loads set first_pickup_from = first_pickup_from + interval '9 days', first_pickup_to = first_pickup_to + interval '9 days' where id = $1`,
      [id],
    );
    await shipper.done('PUT /loads/{id}/release', id, { reason: 'x', reopen_minutes: 120 });
    const seen = await anna.done('GET /loads/{id}', id);
    expect(seen).toMatchObject({ status_id: 'ongoing', option: { state: 'expired' }, result: null, refusals: {} });
    expect((await bid(anna, id, 239_000)).rank).toBe(1);
    expect((await borys.refused('POST /loads/{id}/bids', id, { price: euro(200_000) })).code).toBe('option.out');
  });
});

describe('the repetition of a tender', () => {
  it('a repetition at a raised price is a new load that refers to the old one', async () => {
    const { shipper, anna } = market;
    const terms = { target_rate: euro(200_001), book_now_price: euro(150_001) };
    const id = await openTender(app, shipper, terms);
    await endBidding(app, shipper, id);
    const raised = await shipper.done('PUT /loads/{id}/raise_price', id, {});
    expect(raised.published).toBe(true);
    const view = await shipper.done('GET /loads/{id}', raised.id);
    expect(view).toMatchObject({
      list_item: { status_id: 'ongoing', delivery_option_count: 3 },
      republished_from_id: id,
      auction: {
        starting_rate: euro(262_500),
        target_rate: euro(210_002),
        book_now_price: euro(157_502),
      },
    });
    const before = await shipper.done('GET /loads/{id}', id);
    expect(before).toMatchObject({ republished_to_id: raised.id, list_item: { status_id: 'did_not_take_place' } });
    expect((await bid(anna, raised.id, 262_500)).rank).toBe(1);
    expect((await shipper.done('GET /loads/{id}', id)).list_item.bid_count).toBe(0);
  });

  it('a repetition at the same price is a draft and ends a tender that waits for a decision', async () => {
    const { shipper, anna } = market;
    const id = await endedTender();
    const copy = await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0, publish: false });
    expect(copy.published).toBe(false);
    expect([await stateOf(shipper, id), await stateOf(shipper, copy.id)]).toEqual(['did_not_take_place', 'draft']);
    expect((await anna.done('GET /loads/{id}', id)).result?.reason).toBe('not_awarded');
    expect((await anna.refused('GET /loads/{id}', copy.id)).status).toBe(404);
  });

  it('a repetition is refused while the tender runs, without a starting rate to raise, and above the largest amount', async () => {
    const { shipper } = market;
    const open = await openTender(app, shipper, { starting_rate: null });
    const refused = (body: unknown) => shipper.refused('PUT /loads/{id}/raise_price', open, body);
    expect(await refused({})).toMatchObject({ status: 409, code: 'load.wrong-state' });
    await endBidding(app, shipper, open);
    expect(await refused({ percent_bp: 500 })).toMatchObject({ status: 422, code: 'load.raise-needs-starting' });
    expect(await refused({ percent_bp: -1 })).toMatchObject({ status: 422 });
    const dear = await openTender(app, shipper, { starting_rate: euro(1e12) });
    await endBidding(app, shipper, dear);
    expect(await shipper.refused('PUT /loads/{id}/raise_price', dear, { percent_bp: 1 })).toMatchObject({
      status: 422,
      code: 'load.raise-too-high',
    });
  });

  it('the clock repeats a tender at the same price at most three times', async () => {
    const { shipper } = market;
    let id = await openTender(app, shipper, { republish_if_failed: true, duration_minutes: 60 });
    for (let repeat = 1; repeat <= 3; repeat++) {
      await endBidding(app, shipper, id);
      const next = (await shipper.done('GET /loads/{id}', id)).republished_to_id!;
      expect(await shipper.done('GET /loads/{id}', next)).toMatchObject({
        list_item: { status_id: 'ongoing', starting_rate: euro(250_000) },
        republished_from_id: id,
      });
      id = next;
    }
    await endBidding(app, shipper, id);
    expect((await shipper.done('GET /loads/{id}', id)).republished_to_id).toBeNull();
  });

  it('a repetition with a pickup that is too near is a draft that says what is missing', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper, { republish_if_failed: true, duration_minutes: 61 * 60 });
    await endBidding(app, shipper, id);
    const next = (await shipper.done('GET /loads/{id}', id)).republished_to_id!;
    expect(await shipper.done('GET /loads/{id}', next)).toMatchObject({
      list_item: { status_id: 'draft' },
      missing: [{ field: 'auction.duration_minutes', code: 'end-after-pickup' }],
    });
    expect((await app.lastMessage(shipper.login)).text).toContain(`/tenders/${next}`);
  });
});
