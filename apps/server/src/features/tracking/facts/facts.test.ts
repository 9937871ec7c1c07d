import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { startApp, type TestApp } from '../../../../test/start-app';
import { northOf, trackedOrder, type SentPosition, type TrackedOrder } from '../../../../test/tracking/tracked-order';

let app: TestApp;
let start: number;
let order: TrackedOrder;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = start;
  order = await trackedOrder(app);
});

/** 28 km away, three more steps to the gate, a stay of 25 minutes, and away. */
const VISIT = [28, 18, 9, 0.1, 0.1, 0.1, 0.1, 0.1, 5, 12];
const ALL = VISIT.map((_km, index) => index);
const isOdd = (index: number) => index % 2 === 1;

/** Positions each five minutes, so many kilometres north of the pickup, the last one now. */
function drive(...km: number[]): SentPosition[] {
  app.clock.at += km.length * 5 * MINUTE_MS;
  return km.map((distance, index) => ({
    ...northOf(order.pickup, distance),
    at: app.clock.at - (km.length - 1 - index) * 5 * MINUTE_MS,
  }));
}

const evidence = async () => (await order.stopAt(0)).evidence.filter(({ source }) => source === 'geofence');
const facts = async () => Object.fromEntries((await evidence()).map(({ kind, at }) => [kind, at]));
const timesOf = (track: SentPosition[]) => ({
  approaching: iso(track[1]),
  arrived: iso(track[3]),
  working: iso(track[8]),
  departed: iso(track[8]),
});
const iso = (position: SentPosition | undefined) => position && new Date(position.at).toISOString();

describe('facts from positions', () => {
  it('a truck that drives to the pickup, stays and leaves gives the times of the stop', async () => {
    const track = drive(...VISIT);
    for (const position of track) expect((await order.send([position])).status).toBe(200);
    expect(await facts()).toEqual(timesOf(track));
    const stop = await order.stopAt(0);
    expect(stop).toMatchObject({ state: 'departed', times: { arrived: iso(track[3]), departed: iso(track[8]) } });
    expect((await evidence()).map(({ rank }) => rank)).toEqual([3, 3, 3, 3]);
    expect((await order.shipper.done('GET /loads/{id}', order.id)).list_item.status_id).toBe('in_progress');
    const history = await order.shipper.done('GET /loads/{id}/history', order.id);
    const actions = history.map(({ action }) => action).filter((action) => action.startsWith('trip.'));
    expect(actions.toSorted()).toEqual(['trip.approached', 'trip.arrived', 'trip.departed']);
  });

  it.each([
    ['in one call', [ALL]],
    ['from the last to the first', ALL.toReversed().map((index) => [index])],
    ['in two late parts', [ALL.filter(isOdd), ALL.filter((index) => !isOdd(index))]],
    ['twice', [ALL.filter(isOdd), ALL]],
  ])('positions that come %s give the same facts', async (_name, parts) => {
    const track = drive(...VISIT);
    for (const part of parts) expect((await order.send(part.map((index) => track[index]!))).status).toBe(200);
    expect(await facts()).toEqual(timesOf(track));
  });

  it('a fact that late positions disprove is taken back', async () => {
    const [inside, outside, back] = [
      [0.1, 8],
      [3, 4],
      [0.1, 0],
    ].map(([km = 0, minutes = 0]) => ({ ...northOf(order.pickup, km), at: app.clock.at - minutes * MINUTE_MS }));
    await order.send([inside!, back!]);
    expect(Object.keys(await facts())).toEqual(['approaching', 'arrived']);
    await order.send([outside!]);
    expect(Object.keys(await facts())).toEqual(['approaching']);
  });

  it('a truck that sends a single position at the stop and falls silent has arrived five minutes later', async () => {
    const [inside] = drive(0.1);
    await order.send([inside!]);
    app.clock.at += 4 * MINUTE_MS;
    await app.runDue('tracked trips');
    expect(await facts()).toEqual({});
    app.clock.at += MINUTE_MS;
    await app.runDue('tracked trips');
    expect(await facts()).toMatchObject({ approaching: iso(inside), arrived: iso(inside) });
    expect(await app.runDue('tracked trips')).toBe(0);
  });

  it('positions of a skipped stop give no facts for it', async () => {
    await order.report(order.shipper, 0, 'skipped', { reason: 'The goods came by another truck' });
    await order.send(drive(9, 0.1, 0.1, 0.1, 0.1));
    expect(await facts()).toEqual({});
  });

  it('two calls at the same moment give the facts of both', async () => {
    const track = drive(...VISIT);
    await Promise.all([order.send(track.slice(0, 4)), order.send(track.slice(4))]);
    expect(Object.keys(await facts())).toHaveLength(4);
  });

  it.each([
    ['the new address of a stop', [['approaching', 'arrived'], []]],
    ['a stop that was added', [['approaching', 'arrived'], [], []]],
  ])('positions that came earlier give the facts of %s', async (name, expected) => {
    const { shipper, anna, id } = order;
    await order.send(drive(50, 45, 45));
    const { id: stopId, window } = await order.stopAt(0);
    const point = northOf(order.pickup, 45);
    const address = { name: 'Yard', country_id: 'pl', city: 'Yard', time_zone: 'Europe/Warsaw', ...point };
    const moved = { stop_id: stopId, address };
    const added = { new_stop: { kind: 'stop', address, window, after_stop_id: null } };
    const body = name === 'a stop that was added' ? added : moved;
    await shipper.send('POST /loads/{id}/trip/changes', { path: { id }, body: body as never });
    const [change] = (await order.tripOf(anna)).changes;
    await anna.call('PUT /loads/{id}/trip/changes/{change_id}', {
      path: { id, change_id: change!.id },
      body: { accept: true },
    });
    while ((await app.dispatcher.runOnce()) > 0);
    await app.runDue('tracked trips');
    const { stops } = await order.tripOf(shipper);
    expect(stops.map(({ evidence: all }) => all.map(({ kind }) => kind))).toEqual(expected);
  });
});
