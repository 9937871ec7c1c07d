import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { joinCarrier } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { addSource } from '../../../../test/tracking/add-source';
import {
  followTrips,
  northOf,
  sendPositions,
  trackedOrder,
  type TrackedOrder,
} from '../../../../test/tracking/tracked-order';

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

const here = (fields: object = {}) => ({ ...northOf(order.pickup, 50), at: app.clock.at, ...fields });
const result = (stored: number, refused: [number, string][] = []) => ({
  status: 200,
  body: { data: { stored, refused: refused.map(([index, code]) => ({ index, code })) } },
});

describe('positions of a telematics account', () => {
  it('each position is stored once', async () => {
    const positions = [here(), here({ at: app.clock.at - MINUTE_MS }), here()];
    expect(await order.send(positions)).toMatchObject(result(2));
    expect(await order.send(positions)).toMatchObject(result(0));
    expect(await order.count()).toBe(2);
  });

  it('two calls at the same moment store a position once', async () => {
    const positions = Array.from({ length: 50 }, (_, index) => here({ at: app.clock.at - index * 1000 }));
    const answers = await Promise.all([order.send(positions), order.send(positions.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await order.count()).toBe(50);
  });

  it('wrong rows are named by index, and the others are kept', async () => {
    const row = { device: '902064', at: new Date(app.clock.at).toISOString(), lat: 50.45, lon: 30.52 };
    const positions = [
      { ...row, lat: null },
      { ...row, lat: 'NaN' },
      { ...row, lat: 0, lon: 0 },
      { ...row, lat: 91 },
      { ...row, at: '1970-01-01T00:00:00Z' },
      { ...row, at: 'yesterday' },
      { ...row, at: new Date(app.clock.at + 3 * MINUTE_MS).toISOString() },
      { ...row, device: 'unknown' },
      'row',
      row,
    ];
    const answer = await app.carrier(order.token).send('POST /positions', { body: { positions } });
    expect(answer).toMatchObject(
      result(1, [
        [0, 'position.invalid'],
        [1, 'position.invalid'],
        [2, 'position.invalid'],
        [3, 'position.invalid'],
        [4, 'position.too-old'],
        [5, 'position.invalid'],
        [6, 'position.in-future'],
        [7, 'position.device-unknown'],
        [8, 'position.invalid'],
      ]),
    );
  });

  it.each([
    ['no positions', { positions: [] }],
    ['more than a thousand', { positions: Array.from({ length: 1001 }, () => null) }],
    ['no list', { positions: null }],
    ['nothing', {}],
  ])('%s are refused', async (_name, body) => {
    expect((await app.carrier(order.token).send('POST /positions', { body })).status).toBe(422);
  });

  it('nothing is stored without a trip, before it is visible, or after its end', async () => {
    app.clock.at += 3 * DAY_MS;
    const early = Date.parse((await order.stopAt(0)).window.from!) - DAY_MS - MINUTE_MS;
    expect(await order.send([here({ at: early })])).toMatchObject(result(0));
    await order.anna.done('PUT /loads/{id}/vehicle', order.id, { driver_id: null, truck_id: null, trailer_id: null });
    expect(await order.send([here()])).toMatchObject(result(0));
    expect(await order.count()).toBe(0);
  });

  it('a token of another carrier stores nothing for this trip', async () => {
    const other = await joinCarrier(app, order.shipper);
    const { token } = await addSource(other);
    expect(await sendPositions(app, token, [here()])).toMatchObject(result(0));
    expect(await order.count()).toBe(0);
  });

  it.each(['revoked', 'unknown', 'of a person', 'missing'])('a token that is %s is not found', async (kind) => {
    if (kind === 'revoked') await order.anna.call('DELETE /tracking_sources/{id}', { path: { id: order.source.id } });
    const tokens = { revoked: order.token, unknown: 'x'.repeat(43), 'of a person': order.anna.token, missing: null };
    const answer = await sendPositions(app, tokens[kind as keyof typeof tokens], [here()]);
    expect([answer.status, answer.body.code]).toEqual([404, 'record.not-found']);
  });

  it('the last temperature is read against the range of the load', async () => {
    const row = { device: '902064', lat: order.pickup.lat, lon: order.pickup.lon };
    const at = (minutes: number) => new Date(app.clock.at - minutes * MINUTE_MS).toISOString();
    const send = (positions: object[]) =>
      app.carrier(order.token).send('POST /positions', { body: { positions: positions as never } });
    await send([
      { ...row, at: at(2), temperature_c: 5 },
      { ...row, at: at(1) },
    ]);
    await send([{ ...row, at: at(9), temperature_c: 7 }]);
    await followTrips(app);
    const { temperature } = await order.tripOf(order.shipper);
    expect(temperature.readings).toEqual([{ stop_id: null, at: at(2), celsius: 5, is_outside: false }]);
  });

  it('partitions are made ahead, and those older than 90 days are dropped', async () => {
    await order.send([here()]);
    const names = async () =>
      (
        await app.database.rows<{ name: string }>(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'positions'::regclass order by 1`,
        )
      ).map(({ name }) => name);
    const before = await names();
    app.clock.at += 100 * DAY_MS;
    expect(await app.runDue('position weeks')).toBeGreaterThan(9);
    const after = await names();
    expect(after).not.toContain(before[0]);
    expect(await app.runDue('position weeks')).toBe(0);
    expect(await order.count()).toBe(0);
    app.clock.at -= 100 * DAY_MS;
    await app.runDue('position weeks');
  });
});
