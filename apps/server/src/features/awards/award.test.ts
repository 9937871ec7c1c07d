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

async function runTender(terms: Parameters<typeof openTender>[2] = {}) {
  const id = await openTender(app, market.shipper, terms);
  await bid(market.anna, id, 240_000);
  await bid(market.borys, id, 230_000);
  return id;
}

describe('the choice of a winner', () => {
  it('the shipper chooses a winner after the end, and the others learn rank, gap and reason', async () => {
    const { shipper, anna, borys } = market;
    const id = await runTender();
    await endBidding(app, shipper, id);
    const chosen = await select(shipper, id, borys);
    expect(chosen).toMatchObject({
      list_item: { status_id: 'awaiting_confirmation', price: euro(230_000), carrier: { name: borys.name } },
      winner: { carrier: borys.name, price: euro(230_000), state: 'selected' },
      timeline: [{ step: 'published' }, { step: 'winner' }],
    });
    expect(await linkedTender(app, borys.login)).toBe(id);
    const seen = await borys.done('PUT /loads/{id}/confirm', id, {});
    expect(seen).toMatchObject({ status_id: 'processing', option: { state: 'confirmed' }, result: { outcome: 'won' } });
    expect((await anna.done('GET /loads/{id}', id)).result).toEqual({
      outcome: 'lost',
      rank: 2,
      reason: 'price',
      text: null,
      gap_bp: 435,
      gap_band: null,
    });
    expect(await linkedTender(app, anna.login)).toBe(id);
    expect((await shipper.done('GET /loads/{id}', id)).timeline.map(({ step }) => step)).toEqual([
      'published',
      'winner',
      'confirmed',
    ]);
  });

  it('a choice of a dearer bid needs a reason, which the losers read, and is stored with the other bids', async () => {
    const { shipper, anna, borys } = market;
    const id = await runTender();
    await endBidding(app, shipper, id);
    const [hers, his] = [await gridRow(shipper, id, anna), await gridRow(shipper, id, borys)];
    const body = { option_id: hers.id, bid_id: hers.bid_id!, reason: 'Better insurance' };
    const { decision } = await shipper.done('PUT /loads/{id}/select_option', id, body);
    expect(decision).toMatchObject({
      via: 'manual',
      rule: null,
      chosenOptionId: hers.id,
      text: 'Better insurance',
      candidates: [
        { optionId: his.id, comparable: 230_000 },
        { optionId: hers.id, comparable: 240_000 },
      ],
    });
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect((await borys.done('GET /loads/{id}', id)).result).toMatchObject({
      rank: 1,
      reason: 'shipper_choice',
      text: 'Better insurance',
      gap_bp: -417,
    });
  });

  it('the choice of a bid that is not live or was not seen is refused', async () => {
    const { shipper, anna, celina } = market;
    const id = await runTender();
    const seen = await gridRow(shipper, id, anna);
    await bid(anna, id, 225_000);
    const refused = (body: unknown) => shipper.refused('PUT /loads/{id}/select_option', id, body);
    expect(await refused({ option_id: seen.id, bid_id: seen.bid_id })).toMatchObject({
      status: 409,
      code: 'option.bid-changed',
      params: { bid_id: expect.any(Number), state: 'ongoing' },
    });
    const silent = await gridRow(shipper, id, celina);
    expect(await refused({ option_id: silent.id })).toMatchObject({ status: 409, code: 'option.not-live' });
    expect(await refused({ option_id: 999_999 })).toMatchObject({ status: 409, code: 'option.not-live' });
    expect(await refused({})).toMatchObject({ status: 422, errors: { option_id: [expect.any(String)] } });
  });

  it('one of two members who choose at the same moment is told that the load is awarded', async () => {
    const { shipper, anna, borys } = market;
    const id = await runTender();
    await endBidding(app, shipper, id);
    const options = [await gridRow(shipper, id, anna), await gridRow(shipper, id, borys)];
    const answers = await Promise.all(
      options.map(({ id: option_id }) =>
        shipper.call('PUT /loads/{id}/select_option', { path: { id }, body: { option_id } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'load.already-awarded',
      params: { state: 'awaiting_confirmation' },
    });
  });

  it('an early choice stops bidding, which continues with its remaining time when the winner refuses', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await runTender();
    app.clock.at += 40 * MINUTE_MS;
    await select(shipper, id, borys);
    expect(await refusedBid(celina, id, 200_000)).toMatchObject({ status: 409, code: 'bid.too-late' });
    app.clock.at += 30 * MINUTE_MS;
    await borys.done('PUT /loads/{id}/decline', id, { code: 'price' });
    const { list_item: row, bidding, winner } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'ongoing', bid_count: 1, price: euro(240_000) });
    expect(bidding?.effective_end_at).toBe(new Date(app.clock.at + 80 * MINUTE_MS).toISOString());
    expect(winner).toBeNull();
    expect((await bid(celina, id, 229_000)).rank).toBe(1);
    expect(await refusedBid(borys, id, 200_000)).toMatchObject({ status: 409, code: 'option.out' });
    expect(await linkedTender(app, anna.login)).toBe(id);
  });
});

describe('the winner', () => {
  it('the winner may confirm only its own award and only in time', async () => {
    const { shipper, anna, borys } = market;
    const id = await runTender();
    expect((await borys.refused('PUT /loads/{id}/confirm', id, {})).code).toBe('load.wrong-state');
    await endBidding(app, shipper, id);
    await select(shipper, id, borys);
    expect((await anna.refused('PUT /loads/{id}/confirm', id, {})).code).toBe('option.not-selected');
    expect((await borys.refused('PUT /loads/{id}/confirm', id, { bid_id: 999_999 })).code).toBe('option.bid-changed');
    app.clock.at += 120 * MINUTE_MS;
    expect(await borys.refused('PUT /loads/{id}/confirm', id, {})).toMatchObject({
      status: 409,
      code: 'load.confirmation-over',
      params: { state: 'awaiting_confirmation' },
    });
  });

  it('an award lapses without a confirmation, and the shipper decides again', async () => {
    const { shipper, anna, borys } = market;
    const id = await runTender();
    await endBidding(app, shipper, id);
    await select(shipper, id, borys);
    app.clock.at += 120 * MINUTE_MS;
    await app.runDueWork();
    const { list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'tender_over', bid_count: 1, carrier: null });
    expect(row.decision_end_at).toBe(new Date(app.clock.at + 24 * HOUR_MS).toISOString());
    expect((await gridRow(shipper, id, borys)).state).toBe('lapsed');
    const lapsed = await gridRow(shipper, id, borys);
    expect((await shipper.refused('PUT /loads/{id}/select_option', id, { option_id: lapsed.id })).code).toBe(
      'option.not-eligible',
    );
    await select(shipper, id, anna);
  });

  it('the refusal of the only bidder ends the tender without a winner', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, anna);
    await anna.done('PUT /loads/{id}/decline', id, { code: 'other', text: 'Strike' });
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
    expect((await gridRow(shipper, id, anna)).decline).toEqual({ code: 'other', text: 'Strike' });
  });
});

describe('the automatic choice', () => {
  it('the automatic choice takes the lowest bid, and the next one after a refusal or lapse', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await runTender({ winner: 'automatic' });
    await bid(celina, id, 220_000);
    await endBidding(app, shipper, id);
    const { winner, decision } = await shipper.done('GET /loads/{id}', id);
    expect(winner).toMatchObject({ carrier: celina.name, price: euro(220_000) });
    expect(decision).toMatchObject({ via: 'automatic', rule: 'lowest', guardrail: 250_000, excluded: [] });
    app.clock.at += 120 * MINUTE_MS;
    await app.runDueWork();
    expect((await shipper.done('GET /loads/{id}', id)).winner?.carrier).toBe(borys.name);
    await borys.done('PUT /loads/{id}/decline', id, { code: 'equipment' });
    expect((await shipper.done('GET /loads/{id}', id)).winner?.carrier).toBe(anna.name);
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect(await stateOf(shipper, id)).toBe('processing');
  });

  it('the automatic choice selects nobody above the limit, and the shipper decides', async () => {
    const { shipper, anna } = market;
    const id = await runTender({ winner: 'automatic', target_rate: euro(200_000), guardrail_bp: 1_499 });
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('tender_over');
    expect((await shipper.done('GET /loads/{id}', id)).decision).toBeNull();
    await select(shipper, id, anna);
    const within = await runTender({ winner: 'automatic', target_rate: euro(200_000), guardrail_bp: 1_500 });
    await endBidding(app, shipper, within);
    expect(await stateOf(shipper, within)).toBe('awaiting_confirmation');
  });

  it('the automatic choice excludes suspended carriers and records the reason', async () => {
    const own = await openMarket(app);
    const id = await openTender(app, own.shipper, { winner: 'automatic' });
    await bid(own.anna, id, 240_000);
    await bid(own.borys, id, 230_000);
    await own.shipper.done('PUT /carriers/{id}/suspend', own.borys.carrierId, { reason: 'Dispute' });
    await endBidding(app, own.shipper, id);
    const { winner, decision } = await own.shipper.done('GET /loads/{id}', id);
    expect(winner?.carrier).toBe(own.anna.name);
    const left = await gridRow(own.shipper, id, own.borys);
    expect(decision).toMatchObject({ excluded: [{ optionId: left.id, reason: 'not_in_audience' }] });
  });
});

describe('the comparison grid', () => {
  it('the grid shows each bid beside target and starting rate, and is exported in the reader’s language', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await runTender({ target_rate: euro(200_000) });
    const answer = await shipper.call('GET /loads/{id}/options', { path: { id } });
    expect(
      answer.body.data.map(({ carrier, rank, to_target_bp, to_starting_bp }) => [
        carrier.name,
        rank,
        to_target_bp,
        to_starting_bp,
      ]),
    ).toEqual([
      [borys.name, 1, 1_500, -800],
      [anna.name, 2, 2_000, -400],
      [celina.name, null, null, null],
    ]);
    expect(answer.body.meta).toMatchObject({ bid_count: 2, reached: 3, lane_median: null, sealed_now: false });
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'uk' };
    const csv = await app.server.inject({ url: `/api/shipper/v1/loads/${id}/options/export`, headers });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[1]).toContain(`1;${borys.name};`);
    expect(csv.body).toContain('2300;EUR');
  });

  it('the grid shows the median of the lane from the fifth award on', async () => {
    const own = await openMarket(app);
    for (const [index, amount] of [210_000, 220_000, 230_000, 240_000, 250_000].entries()) {
      const id = await openTender(app, own.shipper);
      await bid(own.anna, id, amount);
      await select(own.shipper, id, own.anna);
      await own.anna.done('PUT /loads/{id}/confirm', id, {});
      const next = await openTender(app, own.shipper);
      const { meta } = (await own.shipper.call('GET /loads/{id}/options', { path: { id: next } })).body;
      expect(meta.lane_median).toEqual(index === 4 ? euro(230_000) : null);
    }
  });
});
