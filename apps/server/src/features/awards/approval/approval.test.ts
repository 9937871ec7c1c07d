import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  euro,
  gridRow,
  HOUR_MS,
  joinColleague,
  endBidding,
  MINUTE_MS,
  openMarket,
  openTender,
  refusedBid,
  select,
  stateOf,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let approver: Shipper;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app, { currency: 'EUR' });
  approver = await joinColleague(app, market.shipper, 'manager');
  const approval = { above: euro(220_000), above_target_bp: 500 };
  expect((await market.shipper.call('PUT /profile/setting', { body: { approval } })).status).toBe(200);
});
afterAll(() => app.close());

async function awardToAnna(terms: Parameters<typeof openTender>[2] = {}) {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, terms);
  await bid(anna, id, 240_000);
  app.clock.at += 80 * MINUTE_MS;
  const view = await select(shipper, id, anna);
  const { id: option_id } = await gridRow(shipper, id, anna);
  return { id, view, option_id };
}

describe('an award above the company’s limit', () => {
  it('an award above the limit waits for a colleague, stops bidding and is hidden from the carrier', async () => {
    const { shipper, anna, borys } = market;
    const { id, view } = await awardToAnna();
    expect(view).toMatchObject({
      list_item: { status_id: 'ongoing' },
      approval: {
        selected_by: 'Olena Savchuk',
        until: new Date(app.clock.at + 24 * HOUR_MS).toISOString(),
        price: euro(240_000),
        can_approve: false,
      },
      winner: null,
    });
    expect((await approver.done('GET /loads/{id}', id)).approval?.can_approve).toBe(true);
    expect((await anna.done('GET /loads/{id}', id)).option.state).toBe('active');
    expect(await refusedBid(borys, id, 230_000)).toMatchObject({ status: 409, code: 'auction.frozen' });
    const stopped = { code: 'auction.frozen' };
    expect(await anna.refused('PUT /loads/{id}/withdraw', id, { code: 'price' })).toMatchObject(stopped);
    expect(await shipper.refused('PUT /loads/{id}/extend', id, { minutes: 60, reason: 'x' })).toMatchObject(stopped);
    const { id: option_id } = await gridRow(shipper, id, anna);
    expect(await shipper.refused('PUT /loads/{id}/select_option', id, { option_id })).toMatchObject({
      status: 409,
      code: 'load.approval-pending',
    });
    app.clock.at += 60 * MINUTE_MS;
    expect(await stateOf(shipper, id)).toBe('ongoing');
    expect((await app.lastMessage(approver.login)).text).toContain(`/tenders/${id}`);
  });

  it('a waiting award changes neither leader, rank, best price nor the number of bidders', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { book_now_price: euro(230_000) });
    await bid(anna, id, 245_000);
    await bid(borys, id, 240_000);
    const seen = async () => {
      const { bidding, list_item: row } = await shipper.done('GET /loads/{id}', id);
      const of = async (carrier: typeof anna) => {
        const { own_rank, best_price, bidder_count, option, highest_allowed } = await carrier.done(
          'GET /loads/{id}',
          id,
        );
        return { own_rank, best_price, bidder_count, state: option.state, highest_allowed };
      };
      return {
        leader: bidding?.leader_option_id,
        counters: [row.bid_count, row.bid_lowest_price, row.bid_highest_price, row.price],
        grid: (await shipper.done('GET /loads/{id}/options', id)).map(({ rank, comparable }) => [rank, comparable]),
        anna: await of(anna),
        borys: await of(borys),
      };
    };
    const before = await seen();
    expect(before.borys).toMatchObject({ own_rank: 1, best_price: euro(240_000), bidder_count: 2 });
    await select(shipper, id, borys);
    expect((await shipper.done('GET /loads/{id}', id)).approval).not.toBeNull();
    expect(await seen()).toEqual(before);
    // A carrier that is suspended meanwhile leaves the counters, as in any other tender.
    await shipper.call('PUT /carriers/{id}/suspend', {
      path: { id: anna.carrierId },
      body: { reason: 'No insurance' },
    });
    expect((await seen()).counters[0]).toBe(1);
    await shipper.call('PUT /carriers/{id}/resume', { path: { id: anna.carrierId } });
    expect(await seen()).toEqual(before);
  });

  it('an award cannot be approved by the member who chose or without the right', async () => {
    const { shipper } = market;
    const { id, option_id } = await awardToAnna();
    const body = { option_id, approve: true };
    expect(await shipper.refused('PUT /loads/{id}/approve_option', id, body)).toMatchObject({
      status: 403,
      code: 'load.own-approval',
    });
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    expect(await dispatcher.refused('PUT /loads/{id}/approve_option', id, body)).toMatchObject({
      status: 403,
      code: 'right.missing',
    });
    expect((await dispatcher.done('GET /loads/{id}', id)).approval?.can_approve).toBe(false);
    const another = { option_id: option_id + 1, approve: true };
    expect((await approver.refused('PUT /loads/{id}/approve_option', id, another)).code).toBe(
      'load.approval-not-pending',
    );
  });

  it('an approved award is told to the carrier', async () => {
    const { anna } = market;
    const { id, option_id } = await awardToAnna();
    const view = await approver.done('PUT /loads/{id}/approve_option', id, { option_id, approve: true });
    expect(view).toMatchObject({ list_item: { status_id: 'awaiting_confirmation' }, winner: { carrier: anna.name } });
    expect((await approver.refused('PUT /loads/{id}/approve_option', id, { option_id, approve: true })).code).toBe(
      'load.wrong-state',
    );
    await anna.done('PUT /loads/{id}/confirm', id, {});
  });

  it('a declined award returns the stopped time to the bidders', async () => {
    const { shipper, borys } = market;
    const { id, option_id } = await awardToAnna();
    app.clock.at += 5 * HOUR_MS;
    const body = { option_id, approve: false, reason: 'Too dear' };
    const view = await approver.done('PUT /loads/{id}/approve_option', id, body);
    expect(view).toMatchObject({ list_item: { status_id: 'ongoing' }, approval: null });
    expect(view.bidding?.effective_end_at).toBe(new Date(app.clock.at + 40 * MINUTE_MS).toISOString());
    expect((await bid(borys, id, 230_000)).rank).toBe(1);
    expect(await gridRow(shipper, id, market.anna)).toMatchObject({ state: 'active', rank: 2 });
  });

  it('an award without an answer is withdrawn after a day', async () => {
    const { shipper } = market;
    const { id, option_id } = await awardToAnna();
    app.clock.at += 24 * HOUR_MS;
    expect((await approver.refused('PUT /loads/{id}/approve_option', id, { option_id, approve: true })).code).toBe(
      'load.approval-over',
    );
    await app.runDueWork();
    const { approval, bidding, list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect([approval, row.status_id]).toEqual([null, 'ongoing']);
    expect(bidding?.effective_end_at).toBe(new Date(app.clock.at + 40 * MINUTE_MS).toISOString());
  });

  it('a waiting award stops the time for the decision, which then continues', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    app.clock.at += 20 * HOUR_MS;
    await select(shipper, id, anna);
    expect(await stateOf(shipper, id)).toBe('tender_over');
    app.clock.at += 10 * HOUR_MS;
    const { id: option_id } = await gridRow(shipper, id, anna);
    const view = await approver.done('PUT /loads/{id}/approve_option', id, { option_id, approve: false });
    expect(view.list_item).toMatchObject({
      status_id: 'tender_over',
      decision_end_at: new Date(app.clock.at + 4 * HOUR_MS).toISOString(),
    });
  });
});

describe('the approval rule', () => {
  it('the rule requires approval only above its percentage over the target', async () => {
    const { shipper, anna } = market;
    const award = async (amount: number) => {
      const id = await openTender(app, shipper, { target_rate: euro(200_000) });
      await bid(anna, id, amount);
      return (await select(shipper, id, anna)).list_item.status_id;
    };
    expect([await award(210_000), await award(210_001)]).toEqual(['awaiting_confirmation', 'ongoing']);
  });

  it('the rule applies to the automatic choice and to a booking, which any approver may approve', async () => {
    const { shipper, anna } = market;
    const automatic = await openTender(app, shipper, { winner: 'automatic' });
    await bid(anna, automatic, 240_000);
    await endBidding(app, shipper, automatic);
    expect((await shipper.done('GET /loads/{id}', automatic)).approval).toMatchObject({
      selected_by: null,
      can_approve: true,
    });
    const booked = await openTender(app, shipper, { book_now_price: euro(230_000) });
    expect((await anna.done('PUT /loads/{id}/book_now', booked, {})).status_id).toBe('ongoing');
    const { id: option_id } = await gridRow(shipper, booked, anna);
    const view = await shipper.done('PUT /loads/{id}/approve_option', booked, { option_id, approve: true });
    expect(view.winner).toMatchObject({ carrier: anna.name, price: euro(230_000) });
  });

  it('a load with a waiting award can be cancelled', async () => {
    const { shipper } = market;
    const { id } = await awardToAnna();
    const view = await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'The customer has cancelled' });
    expect(view).toMatchObject({ list_item: { status_id: 'canceled' }, approval: null });
  });
});
