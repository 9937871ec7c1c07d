import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@tenderlane/domain/core';
import { bid, openTender, select, signUpShipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { VEHICLE } from '../../../test/trips/carry-out';
import { confirmedOrder, type ConfirmedOrder } from '../../../test/trips/confirmed-order';

let app: TestApp;
let order: ConfirmedOrder;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
});

const name = (id: number, body: object = {}) =>
  order.anna.send('PUT /loads/{id}/vehicle/names', { path: { id }, body: { ...VEHICLE, ...body } as never });
const seen = () => order.anna.done('GET /loads/{id}/vehicle', order.id);

async function winAnother(): Promise<number> {
  const { shipper, anna } = order;
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

describe('another vehicle', () => {
  it('needs a reason once loading has started, and the shipper reads it', async () => {
    const { anna, shipper } = order;
    await name(order.id);
    expect((await name(order.id, { driver_name: 'Ivan Bondar' })).status).toBe(200);
    await order.report(anna, 0, 'working');
    expect((await seen()).needs_reason).toBe(true);
    expect((await name(order.id)).body.errors).toHaveProperty('reason');
    expect((await name(order.id, { reason: 'Broken down' })).status).toBe(200);
    expect((await order.last())?.params).toMatchObject({ driver: VEHICLE.driver_name, reason: 'Broken down' });
    expect((await name(order.id)).status).toBe(200);
    expect(await shipper.done('GET /loads/{id}/vehicle', order.id)).not.toHaveProperty('clashes');
  });

  it('is marked for the carrier if it drives another order in the same hours', async () => {
    const other = await winAnother();
    await name(order.id);
    expect((await seen()).clashes).toEqual([]);
    await name(other, { truck_plate: 'BC 7777 AA' });
    expect((await seen()).clashes).toMatchObject([{ load_id: other, company: expect.any(String), kinds: ['driver'] }]);
    await app.database.run(
      `update trip_stops set window_from = window_from + $2 * interval '1 ms', window_to = window_to + $2 * interval '1 ms'
        where trip_id in (select id from trips where load_id = $1)`,
      [other, 90 * DAY_MS],
    );
    expect((await seen()).clashes).toEqual([]);
  });

  it('is shown in the list of the shipper instead of that of the bid', async () => {
    const { shipper } = order;
    const plate = async () => {
      const { data } = (await shipper.call('GET /loads', { query: {} })).body;
      return data.find(({ id }) => id === order.id)?.truck_plate;
    };
    await name(order.id);
    expect(await plate()).toBe(VEHICLE.truck_plate);
    const stranger = await signUpShipper(app);
    expect((await stranger.refused('GET /loads/{id}/vehicle', order.id)).status).toBe(404);
  });
});
