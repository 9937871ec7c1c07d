import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@tenderlane/domain/core';
import { joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { leaveStops, nameVehicle } from '../../../../test/trips/carry-out';
import { confirmedOrder, type ConfirmedOrder } from '../../../../test/trips/confirmed-order';

let app: TestApp;
let order: ConfirmedOrder;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
});

const WEIGH = { title: 'Weigh the truck', performer: 'driver', tracking: 'by_hand' };

const tasks = async (who: Shipper | Carrier = order.shipper) => (await order.tripOf(who)).tasks;
const add = (who: Shipper | Carrier, body: object = WEIGH) =>
  (who as Shipper).send('POST /loads/{id}/trip/tasks', { path: { id: order.id }, body: body as never });
const change = (who: Shipper | Carrier, id: number, body: object) =>
  (who as Shipper).send('PUT /loads/{id}/trip/tasks/{task_id}', {
    path: { id: order.id, task_id: id },
    body: body as never,
  });
const remove = (who: Shipper | Carrier, id: number) =>
  (who as Shipper).send('DELETE /loads/{id}/trip/tasks/{task_id}', { path: { id: order.id, task_id: id } });
const addedId = async () => (await tasks()).find(({ title }) => title !== null)!.id;

describe('the tasks of a trip', () => {
  it('come with its stops, are due with their windows and done when they are left', async () => {
    const { shipper, anna } = order;
    const { stops } = await order.tripOf(shipper);
    expect(await tasks()).toMatchObject(
      stops.map(({ id, window }) => ({
        stop_id: id,
        side: null,
        title: null,
        performer: 'driver',
        tracking: 'driver_page',
        due_at: window.to,
        done_at: null,
      })),
    );
    await nameVehicle(anna, order.id);
    await leaveStops(app, shipper, order.id);
    expect((await tasks(anna)).map(({ done_at }) => done_at !== null)).toEqual([true, true]);
    expect((await change(anna, (await tasks())[0]!.id, { done: true })).body.code).toBe('trip.task-by-fact');
  });

  it('are added by either side, and done by hand by their performer', async () => {
    const { shipper, anna } = order;
    const due_at = new Date(app.clock.at + HOUR_MS).toISOString();
    expect((await add(shipper, { ...WEIGH, due_at })).status).toBe(201);
    const id = await addedId();
    expect((await change(anna, id, { done: true })).status).toBe(200);
    expect((await tasks())[2]).toMatchObject({
      side: 'shipper',
      due_at,
      done_at: new Date(app.clock.at).toISOString(),
    });
    expect((await order.last())?.params).toMatchObject({ task: WEIGH.title, change: 'done' });
    await change(shipper, id, { done: false });
    app.clock.at += 2 * HOUR_MS;
    expect((await tasks())[2]).toMatchObject({ done_at: null, is_overdue: true });
    await add(shipper, { ...WEIGH, performer: 'shipper', title: 'Print the label' });
    expect((await change(anna, (await tasks())[3]!.id, { done: true })).status).toBe(403);
  });

  it('are changed and deleted by the side that added them, those of stops changed by both', async () => {
    const { shipper, anna } = order;
    await add(anna);
    const id = await addedId();
    expect((await change(shipper, id, { title: 'Wash it' })).body.code).toBe('trip.task-of-other');
    expect((await remove(shipper, id)).status).toBe(403);
    expect((await change(anna, id, { title: 'Weigh twice', performer: 'carrier' })).status).toBe(200);
    expect((await tasks())[2]).toMatchObject({ title: 'Weigh twice', performer: 'carrier', tracking: 'by_hand' });
    expect((await remove(anna, id)).status).toBe(204);
    expect((await remove(anna, id)).status).toBe(404);
    const [ofStop] = await tasks();
    expect((await change(shipper, ofStop!.id, { tracking: 'by_hand' })).status).toBe(200);
    expect((await tasks())[0]).toMatchObject({ tracking: 'by_hand', due_at: ofStop!.due_at });
    expect((await change(anna, ofStop!.id, { done: true })).status).toBe(200);
    expect((await change(anna, ofStop!.id, { title: 'Mine' })).body.code).toBe('trip.task-of-stop');
    expect((await remove(anna, ofStop!.id)).body.code).toBe('trip.task-of-stop');
  });

  it('repeat nothing in the history when nothing changed', async () => {
    const { shipper } = order;
    await add(shipper);
    await change(shipper, await addedId(), { title: WEIGH.title });
    const history = await shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'trip.task_changed').length).toBe(1);
  });

  it('belong to the two sides of the order, and to colleagues who may write', async () => {
    const { shipper, anna, borys } = order;
    await add(anna);
    const id = await addedId();
    const viewer = await joinColleague(app, shipper, 'viewer');
    for (const who of [borys, await signUpShipper(app)]) {
      expect((await add(who)).status).toBe(404);
      expect((await change(who, id, { done: true })).status).toBe(404);
      expect((await remove(who, id)).status).toBe(404);
    }
    expect((await add(viewer)).status).toBe(403);
    const other = await confirmedOrder(app);
    const foreign = (await other.tripOf(other.anna)).tasks[0]!;
    expect((await change(anna, foreign.id, { performer: 'carrier' })).status).toBe(404);
    expect((await add(anna, { ...WEIGH, stop_id: foreign.stop_id })).body.errors).toHaveProperty('stop_id');
    expect((await add(anna, { ...WEIGH, title: ' ' })).body.errors).toHaveProperty('title');
  });
});
