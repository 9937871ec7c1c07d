import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  HOUR_MS,
  joinColleague,
  endBidding,
  openMarket,
  openTender,
  select,
  stateOf,
} from '../../../../test/build';
import { completeOrder, startOrder } from '../../../../test/trips/carry-out';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const REASON = { reason: 'Receiver was closed' };

async function startedOrder() {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});
  await startOrder(shipper, anna, id);
  return id;
}

it('an order is loaded and delivered, and both sides see each step', async () => {
  const { shipper, anna } = market;
  const id = await startedOrder();
  expect(await stateOf(shipper, id)).toBe('in_progress');
  const view = await completeOrder(app, shipper, id);
  const steps = ['published', 'winner', 'confirmed', 'loading', 'transit', 'unloading'];
  expect(view.timeline.map(({ step }) => step)).toEqual(steps);
  const seen = await anna.done('GET /loads/{id}', id);
  expect([seen.status_id, seen.timeline.length]).toEqual(['completed', 6]);
  const account = (await shipper.call('GET /account')).body.data;
  expect(account.quickstart_info).toMatchObject({
    is_search_started: true,
    is_load_booked: true,
    is_trip_completed: true,
  });
});

it('an order that was not delivered needs a reason', async () => {
  const { shipper } = market;
  const id = await startedOrder();
  expect((await shipper.refused('PUT /loads/{id}/fail', id, { reason: ' ' })).status).toBe(422);
  await shipper.done('PUT /loads/{id}/fail', id, REASON);
  expect(await stateOf(shipper, id)).toBe('uncompleted');
  const [event] = await shipper.done('GET /loads/{id}/history', id);
  expect(event).toMatchObject({ action: 'load.uncompleted', params: REASON });
});

describe('the archive', () => {
  it('an ended load is archived and restored unchanged', async () => {
    const { shipper } = market;
    const id = await startedOrder();
    await completeOrder(app, shipper, id);
    const archived = await shipper.done('PUT /loads/{id}/archive', id);
    expect(archived.list_item.status_id).toBe('archived');
    const all = (await shipper.call('GET /loads')).body.data.map((load) => load.id);
    const kept = (await shipper.call('GET /loads', { query: { status: 'archived' } })).body.data.map((load) => load.id);
    expect([all.includes(id), kept.includes(id)]).toEqual([false, true]);
    expect((await shipper.done('PUT /loads/{id}/unarchive', id)).list_item.status_id).toBe('completed');
  });

  it('a load is archived automatically thirty days after its end or its restoration', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    await endBidding(app, shipper, id);
    const days = async (count: number) => {
      app.clock.at += count * 24 * HOUR_MS;
      await app.runDueWork();
      return stateOf(shipper, id);
    };
    expect([await days(29), await days(1)]).toEqual(['did_not_take_place', 'archived']);
    await shipper.done('PUT /loads/{id}/unarchive', id);
    expect([await days(29), await days(1)]).toEqual(['did_not_take_place', 'archived']);
  });

  it('only an administrator restores a load from the archive', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/cancel', id, REASON);
    await shipper.done('PUT /loads/{id}/archive', id);
    const manager = await joinColleague(app, shipper, 'manager');
    expect(await manager.refused('PUT /loads/{id}/unarchive', id)).toMatchObject({
      status: 403,
      code: 'right.missing',
    });
    const administrator = await joinColleague(app, shipper, 'administrator');
    expect((await administrator.done('PUT /loads/{id}/unarchive', id)).list_item.status_id).toBe('canceled');
  });
});

describe('a step in a wrong state is refused with that state', () => {
  const steps = [
    ['PUT /loads/{id}/start', undefined],
    ['PUT /loads/{id}/complete', undefined],
    ['PUT /loads/{id}/fail', REASON],
    ['PUT /loads/{id}/archive', undefined],
    ['PUT /loads/{id}/unarchive', undefined],
    ['PUT /loads/{id}/release', REASON],
    ['PUT /loads/{id}/reopen', { minutes: 60 }],
    ['PUT /loads/{id}/raise_price', {}],
    ['PUT /loads/{id}/approve_option', { option_id: 1, approve: true }],
    ['PUT /loads/{id}/publish', undefined],
    ['DELETE /loads/{id}', undefined],
  ] as const;

  it.each(steps)('a step in a wrong state is refused with that state: %s', async (step, body) => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    expect(await shipper.refused(step, id, body)).toMatchObject({ status: 409, params: { state: 'ongoing' } });
    expect(await stateOf(shipper, id)).toBe('ongoing');
  });

  it('a load lists the steps that it refuses', async () => {
    const { shipper } = market;
    const { refusals } = await shipper.done('GET /loads/{id}', await openTender(app, shipper));
    expect(Object.keys(refusals).sort()).toEqual([
      'approve_option',
      'archive',
      'complete',
      'contest',
      'delete',
      'fail',
      'publish',
      'raise_price',
      'release',
      'reopen',
      'resolve',
      'schedule',
      'start',
      'unarchive',
    ]);
    expect(refusals['start']).toEqual({ code: 'load.wrong-state', params: { state: 'ongoing' } });
  });
});
