import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureOf, postForm } from '../../../../test/files/send-form';
import { startApp, type TestApp } from '../../../../test/start-app';
import { confirmedOrder, type ConfirmedOrder } from '../../../../test/trips/confirmed-order';
import { driverSecret, openTrip, type DriverCaller } from '../../../../test/trips/open-trip';

let app: TestApp;
let order: ConfirmedOrder;
let driver: DriverCaller;
let pickup: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
  driver = await openTrip(app, await driverSecret(order.anna, order.id));
  pickup = (await order.tripOf(order.shipper)).stops[0]!.id;
});

const setRange = (range: object | null) =>
  app.database.run(
    `update load_details set truck = truck || jsonb_build_object('temperature', $2::jsonb) where load_id = $1`,
    [order.id, JSON.stringify(range)],
  );
const made = (more: object) => ({
  id: randomUUID(),
  stop_id: pickup,
  kind: 'loaded' as const,
  at: new Date(app.clock.at).toISOString(),
  ...more,
});
const report = (more: object) => driver.send('POST /reports', { body: { reports: [made(more)] } });

describe('what the driver measures at a stop', () => {
  it('both sides read temperatures against the range of the load, and the seal', async () => {
    await setRange({ min_c: 2, max_c: 8 });
    expect((await driver.call('GET /trip')).body.data.temperature).toEqual({ min_c: 2, max_c: 8 });
    await report({ temperature_c: 4.5, seal: ' A-77 ' });
    app.clock.at += 60_000;
    await report({ temperature_c: 9 });
    for (const who of [order.shipper, order.anna]) {
      const { temperature, stops } = await order.tripOf(who);
      expect(temperature.range).toEqual({ min_c: 2, max_c: 8 });
      expect(temperature.readings.map(({ celsius, is_outside }) => [celsius, is_outside])).toEqual([
        [4.5, false],
        [9, true],
      ]);
      expect(stops.map(({ seal }) => seal)).toEqual(['A-77', null]);
    }
  });

  it('a report that is taken back takes its measures back', async () => {
    const one = made({ temperature_c: 30, seal: 'A-77' });
    await driver.send('POST /reports', { body: { reports: [one] } });
    await driver.send('DELETE /reports/{report}', { path: { report: one.id } });
    const { temperature, stops } = await order.tripOf(order.shipper);
    expect([temperature, stops[0]!.seal]).toEqual([{ range: null, readings: [] }, null]);
  });

  it.each([
    ['a temperature below all cold', { temperature_c: -101 }],
    ['a temperature that is a text', { temperature_c: '4' }],
    ['an empty seal', { seal: ' ' }],
    ['a long seal', { seal: 'x'.repeat(51) }],
  ])('%s is refused', async (_name, more) => {
    expect((await report(more)).status).toBe(422);
  });
});

describe('the tasks of a driver', () => {
  const add = async (fields: object = {}) => {
    const body = { title: 'Weigh the truck', performer: 'driver', tracking: 'by_hand', ...fields } as never;
    const { tasks } = (await order.shipper.call('POST /loads/{id}/trip/tasks', { path: { id: order.id }, body })).body
      .data;
    return tasks.findLast(({ title }) => title !== null)!.id;
  };
  const mark = (task_id: number, done: boolean) =>
    driver.send('PUT /tasks/{task_id}', { path: { task_id }, body: { done } });

  it('are shown without those of others and of the stops, and marked as often as wanted', async () => {
    await add({ performer: 'carrier' });
    const id = await add();
    const own = async () => (await driver.call('GET /trip')).body.data.tasks;
    expect(await own()).toMatchObject([{ id, title: 'Weigh the truck', done_at: null, can_mark: true }]);
    expect([(await mark(id, true)).status, (await mark(id, true)).status]).toEqual([200, 200]);
    expect((await own())[0]?.done_at).not.toBeNull();
    await mark(id, false);
    expect((await own())[0]?.done_at).toBeNull();
    const history = await order.shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'trip.task_changed')).toHaveLength(4);
  });

  it('those of others are refused, and those of other trips are not found', async () => {
    expect((await mark(await add({ performer: 'carrier' }), true)).body.code).toBe('trip.task-of-other');
    const ofStop = (await order.tripOf(order.shipper)).tasks[0]!.id;
    expect((await mark(ofStop, true)).body.code).toBe('trip.task-by-fact');
    const other = await confirmedOrder(app);
    expect((await mark((await other.tripOf(other.shipper)).tasks[0]!.id, true)).status).toBe(404);
  });
});

describe('the photos of a stop', () => {
  const upload = async (token = driver.token) => {
    const { body } = await postForm([app, 'driver', token], '/files', {}, [
      { name: 'photo.png', content: pictureOf(40, 30) },
    ]);
    return (body as { data: { id: number } }).data.id;
  };
  const add = (file_ids: number[], stop_id = pickup) => driver.send('POST /photos', { body: { stop_id, file_ids } });
  const shown = async (who = order.shipper) =>
    (await order.tripOf(who)).stops.map(({ photos }) => photos.map(({ id }) => id));

  it('join those before, each once, and both sides see them', async () => {
    const [first, second] = [await upload(), await upload()];
    for (const ids of [[first], [first], [second], [first, second]]) expect((await add(ids)).status).toBe(200);
    for (const who of [order.shipper, order.anna]) expect(await shown(who as never)).toEqual([[first, second], []]);
    expect((await driver.call('GET /trip')).body.data.stops.map(({ photos }) => photos)).toEqual([2, 0]);
    const history = await order.shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'trip.photos_added')).toHaveLength(2);
  });

  it('are own ones, at a stop of the own trip, and not of another stop', async () => {
    const other = await confirmedOrder(app);
    const stranger = await openTrip(app, await driverSecret(other.anna, other.id));
    expect((await add([await upload(stranger.token)])).body.errors).toHaveProperty('file_ids');
    const own = await upload();
    expect((await add([own], (await other.tripOf(other.shipper)).stops[0]!.id)).status).toBe(404);
    await add([own]);
    const delivery = (await order.tripOf(order.shipper)).stops[1]!.id;
    expect((await add([own], delivery)).body.errors).toHaveProperty('file_ids');
    expect(await shown()).toEqual([[own], []]);
  });
});
