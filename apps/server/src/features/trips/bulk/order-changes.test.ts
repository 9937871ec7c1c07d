import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@tenderlane/domain/core';
import {
  draftTender,
  joinColleague,
  openMarket,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { leaveStops, nameVehicle, VEHICLE } from '../../../../test/trips/carry-out';
import { confirmOrder } from '../../../../test/scorecard/scoring';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ shipper, anna } = await openMarket(app));
});

const preview = async (body: object, by = shipper) =>
  (await by.call('POST /loads/trip/bulk/preview', { body: body as never })).body.data;
const changed = async (body: object) => {
  const { id } = (await shipper.call('POST /loads/trip/bulk', { body: body as never })).body.data;
  await app.runLongJobs();
  const { data } = (await shipper.call('GET /jobs/{id}/results', { path: { id } })).body;
  return Object.fromEntries(data.map(({ load, outcome, refusal }) => [load.id, refusal?.code ?? outcome]));
};
const codesOf = ({ cannot }: { cannot: { code: string }[] }) => cannot.map(({ code }) => code).toSorted();
const bellOf = async (carrier: Carrier) => {
  while ((await app.dispatcher.runOnce()) > 0);
  return (await carrier.call('GET /notifications')).body.data.map(({ title }) => title);
};
let phones = 0;
const nameDriver = (id: number, phone: string | null) =>
  anna.done('PUT /loads/{id}/vehicle/names', id, {
    ...VEHICLE,
    driver_name: `Driver ${++phones}`,
    driver_phone: phone,
  });
const newPhone = () => `+48600${String(++phones).padStart(6, '0')}`;

describe('the request to name the vehicle', () => {
  it('reaches the carriers of orders without one, each once', async () => {
    const [bare, named] = [await confirmOrder(app, shipper, anna), await confirmOrder(app, shipper, anna)];
    await nameVehicle(anna, named);
    const draft = await draftTender(app, shipper);
    const body = { action: 'ask_vehicle', ids: [bare, named, draft] };
    expect(codesOf(await preview(body))).toEqual(['load.wrong-state', 'trip.vehicle-named']);
    expect(await changed(body)).toEqual({
      [bare]: 'done',
      [named]: 'trip.vehicle-named',
      [draft]: 'load.wrong-state',
    });
    expect((await bellOf(anna)).filter((title) => title === 'Name the driver and the truck')).toHaveLength(1);
    expect(await changed({ action: 'ask_vehicle', ids: [bare] })).toEqual({ [bare]: 'trip.vehicle-asked' });
  });

  it('is possible again when the carrier took the vehicle back', async () => {
    const id = await confirmOrder(app, shipper, anna);
    await changed({ action: 'ask_vehicle', ids: [id] });
    app.clock.at += HOUR_MS;
    await nameVehicle(anna, id);
    await anna.done('PUT /loads/{id}/vehicle', id, { driver_id: null, truck_id: null, trailer_id: null });
    expect(await changed({ action: 'ask_vehicle', ids: [id] })).toEqual({ [id]: 'done' });
  });
});

describe('the link of drivers', () => {
  it('is sent again within the limits of each phone', async () => {
    const orders = [];
    for (const phone of [newPhone(), null]) {
      const id = await confirmOrder(app, shipper, anna);
      await nameDriver(id, phone);
      orders.push(id);
    }
    const unnamed = await confirmOrder(app, shipper, anna);
    const [first, silent] = orders;
    const body = { action: 'send_driver_link', ids: [...orders, unnamed] };
    expect(codesOf(await preview(body))).toEqual(['driver-link.no-driver', 'driver-link.no-phone']);
    expect(await changed(body)).toEqual({
      [first!]: 'done',
      [silent!]: 'driver-link.no-phone',
      [unnamed]: 'driver-link.no-driver',
    });
    expect(codesOf(await preview({ action: 'send_driver_link', ids: [first] }))).toEqual(['driver-link.too-soon']);
    app.clock.at += HOUR_MS;
    expect(await changed({ action: 'send_driver_link', ids: [first] })).toEqual({ [first!]: 'done' });
    expect((await shipper.done('GET /loads/{id}/driver_link', first!)).sent).toMatchObject({ channel: 'sms' });
  });

  it('counts two orders of one driver as one phone', async () => {
    const phone = newPhone();
    const ids = [await confirmOrder(app, shipper, anna), await confirmOrder(app, shipper, anna)];
    const driver = { ...VEHICLE, driver_name: 'Ivan Bondar', driver_phone: phone };
    for (const id of ids) await anna.done('PUT /loads/{id}/vehicle/names', id, driver);
    const results = Object.values(await changed({ action: 'send_driver_link', ids }));
    expect(results.toSorted()).toEqual(['done', 'driver-link.too-soon']);
  });
});

describe('the completion of orders', () => {
  it('needs what the completion of one order needs', async () => {
    const [proven, open, unproven] = [
      await confirmOrder(app, shipper, anna),
      await confirmOrder(app, shipper, anna),
      await confirmOrder(app, shipper, anna),
    ];
    for (const id of [proven, open, unproven]) {
      await nameVehicle(anna, id);
      await shipper.done('PUT /loads/{id}/start', id, {});
    }
    for (const id of [proven, unproven]) await leaveStops(app, shipper, id);
    await app.database.run('update loads set proof_at = $2 where id = $1', [proven, new Date(app.clock.at)]);
    const body = { action: 'complete', ids: [proven, open, unproven] };
    expect(codesOf(await preview(body))).toEqual(['load.proof-missing', 'load.stops-open']);
    expect(await changed(body)).toEqual({
      [proven]: 'done',
      [open]: 'load.stops-open',
      [unproven]: 'load.proof-missing',
    });
  });

  it('needs the right to award, and a dispatcher may still ask for vehicles', async () => {
    const id = await confirmOrder(app, shipper, anna);
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    const ask = (action: string) => dispatcher.send('POST /loads/trip/bulk', { body: { action, ids: [id] } as never });
    expect((await ask('complete')).status).toBe(403);
    expect((await ask('ask_vehicle')).status).toBe(201);
  });
});

it('orders of another company are ignored', async () => {
  const id = await confirmOrder(app, shipper, anna);
  const stranger = await signUpShipper(app);
  expect(await preview({ action: 'ask_vehicle', ids: [id] }, stranger)).toMatchObject({ total: 0, cannot: [] });
});
