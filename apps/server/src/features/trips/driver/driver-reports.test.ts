import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@tenderlane/domain/core';
import {
  bid,
  joinCarrier,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { createTestDatabase, type TestDatabase } from '../../../../test/database';
import { pictureOf, postForm } from '../../../../test/files/send-form';
import { startApp, type TestApp } from '../../../../test/start-app';
import { nameVehicle, startOrder } from '../../../../test/trips/carry-out';
import { driverSecret, openTrip, type DriverCaller } from '../../../../test/trips/open-trip';

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let order: number;
let driver: DriverCaller;
let pickup: number;
let delivery: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const shared = { url: database.url, drop: () => Promise.resolve() };
  app = await startApp({}, shared);
  other = await startApp({}, shared);
  other.clock.at = app.clock.at;
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  order = await win();
  driver = await openTrip(app, await driverSecret(carrier, order));
  const { stops } = (await driver.call('GET /trip')).body.data;
  [pickup, delivery] = [stops[0]!.id, stops[1]!.id];
});

async function win(): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

const iso = (at = app.clock.at) => new Date(at).toISOString();
const AT_PICKUP = { lat: 54.352, lon: 18.6466, accuracy_m: 20 };
const AT_DELIVERY = { lat: 50.4501, lon: 30.5234, accuracy_m: 20 };
type Kind = 'arrived' | 'loading' | 'loaded' | 'unloading' | 'delivered';
const report = (stop_id: number, kind: Kind, more: object = {}) => ({
  id: randomUUID(),
  stop_id,
  kind,
  at: iso(),
  ...more,
});
const send = (reports: object[], by = driver) => by.send('POST /reports', { body: { reports } });
const stopsOf = async () => (await shipper.done('GET /loads/{id}/trip', order)).stops;
const evidenceOf = async (index = 0) =>
  (await stopsOf())[index]!.evidence.map(({ kind, rank, inside }) => [kind, rank, inside]);
const state = async () => (await shipper.done('GET /loads/{id}', order)).list_item.status_id;

describe('what the driver reports', () => {
  it('moves the order to its end', async () => {
    await nameVehicle(carrier, order);
    await send([
      report(pickup, 'arrived', { position: AT_PICKUP }),
      report(pickup, 'loading'),
      report(pickup, 'loaded'),
    ]);
    expect(await state()).toBe('in_progress');
    expect(await evidenceOf()).toEqual([
      ['arrived', 2, true],
      ['working', 1, null],
      ['done', 1, null],
    ]);
    const counted = { packages: 30, weight_kg: 1200.5 };
    await send([
      report(delivery, 'arrived'),
      report(delivery, 'unloading'),
      report(delivery, 'delivered', { counted }),
    ]);
    expect((await stopsOf()).map((stop) => [stop.state, stop.counted])).toEqual([
      ['departed', null],
      ['departed', counted],
    ]);
    const photo = await photoOf();
    const proof = { id: randomUUID(), stop_id: delivery, at: iso(), file_ids: [photo], position: AT_DELIVERY };
    expect((await driver.send('POST /proofs', { body: proof })).status).toBe(201);
    expect((await driver.send('POST /proofs', { body: proof })).status).toBe(201);
    expect(await state()).toBe('completed');
    expect((await stopsOf())[1]!.proofs).toMatchObject([
      { source: 'driver', state: 'accepted', files: [{ id: photo }] },
    ]);
  });

  it('is kept with its own time, whatever the order of arrival and the state of the order', async () => {
    const [first, second] = [iso(app.clock.at - 60 * MINUTE_MS), iso(app.clock.at - 30 * MINUTE_MS)];
    expect((await send([report(pickup, 'loaded', { at: second })])).body['data']).toMatchObject({ refused: [] });
    await send([report(pickup, 'arrived', { at: first })]);
    const [stop] = await stopsOf();
    expect(stop!.evidence.map(({ kind, at }) => [kind, at])).toEqual([
      ['arrived', first],
      ['done', second],
    ]);
    expect(await state()).toBe('processing');
    await nameVehicle(carrier, order);
    expect(await state()).toBe('in_progress');
  });

  it('is stored once by its id, also by two processes at once', async () => {
    const once = report(pickup, 'arrived');
    const token = driver.token;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send([once], (index % 2 ? app : other).driver(token))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const history = await shipper.done('GET /loads/{id}/history', order);
    expect(history.filter(({ action }) => action === 'trip.stop_reported')).toHaveLength(1);
    expect(await evidenceOf()).toHaveLength(1);
  });

  it('at times outside the limits is refused alone, as at a stop of another trip', async () => {
    const foreign = await win();
    const others = await openTrip(app, await driverSecret(carrier, foreign));
    const theirs = (await others.call('GET /trip')).body.data.stops[0]!.id;
    const { body } = await send([
      report(pickup, 'arrived', { at: iso(app.clock.at + 3 * MINUTE_MS) }),
      report(pickup, 'arrived', { at: iso(app.clock.at - 2 * DAY_MS) }),
      report(theirs, 'arrived'),
      report(pickup, 'arrived'),
    ]);
    expect(body['data']).toMatchObject({
      refused: [
        { index: 0, code: 'trip.time-outside' },
        { index: 1, code: 'trip.time-outside' },
        { index: 2, code: 'record.not-found' },
      ],
    });
    expect(await evidenceOf()).toHaveLength(1);
    expect((await others.call('GET /trip')).body.data.stops[0]!.reports).toEqual([]);
  });

  it('and a release at the same moment give one result', async () => {
    await nameVehicle(carrier, order);
    const release = shipper.send('PUT /loads/{id}/release', { path: { id: order }, body: { reason: 'No truck' } });
    const answers = await Promise.all([send([report(pickup, 'loading')], other.driver(driver.token)), release]);
    const isReleased = answers[1].status === 200;
    expect(await state()).toBe(isReleased ? 'tender_over' : 'in_progress');
    expect((await driver.send('GET /trip')).status).toBe(isReleased ? 401 : 200);
  });

  it.each([
    ['NaN', { position: { lat: 'NaN', lon: 18 } }],
    ['latitude 91', { position: { lat: 91, lon: 18 } }],
    ['the year 1970', { at: '1970-01-01T00:00:00Z' }],
    ['an id that is none', { id: '1' }],
  ])('with %s is no report', async (_name, more) => {
    expect((await send([report(pickup, 'arrived', more)])).status).toBe(422);
  });

  it('at home has rank 1; a later tap at the gate counts instead', async () => {
    await send([report(pickup, 'arrived', { position: { lat: 54.5, lon: 18.5 } })]);
    expect(await evidenceOf()).toEqual([['arrived', 1, false]]);
    app.clock.at += MINUTE_MS;
    other.clock.at = app.clock.at;
    await send([report(pickup, 'arrived', { position: AT_PICKUP })]);
    expect(await evidenceOf()).toEqual([['arrived', 2, true]]);
  });

  it('is taken back within five minutes, and stays so', async () => {
    const sent = report(pickup, 'arrived');
    await send([sent]);
    const takeBack = (by = driver, id = sent.id) => by.send('DELETE /reports/{report}', { path: { report: id } });
    const others = await openTrip(app, await driverSecret(carrier, await win()));
    expect((await takeBack(others)).status).toBe(404);
    expect((await takeBack(driver, randomUUID())).status).toBe(404);
    for (let count = 0; count < 2; count++) expect((await takeBack()).status).toBe(200);
    await send([sent]);
    expect(await evidenceOf()).toEqual([]);
    const late = report(pickup, 'arrived');
    await send([late]);
    app.clock.at += 5 * MINUTE_MS;
    expect((await takeBack(driver, late.id)).body.code).toBe('trip.report-final');
  });

  it('still arrives in the day after the completion', async () => {
    await startOrder(shipper, carrier, order);
    for (const { id: stop_id } of await stopsOf()) {
      const path = { id: order, stop_id };
      await shipper.call('PUT /loads/{id}/trip/stops/{stop_id}', { path, body: { state: 'departed', at: iso() } });
    }
    await shipper.done('PUT /loads/{id}/complete', order, { waive_reason: 'By post' });
    expect((await send([report(delivery, 'delivered')])).body['data']).toMatchObject({ refused: [] });
    expect(await state()).toBe('completed');
  });
});

const upload = (name: string, content: Buffer | string, token = driver.token) =>
  postForm([app, 'driver', token], '/files', {}, [{ name, content }]);
async function photoOf(token = driver.token): Promise<number> {
  const { body } = await upload('photo.png', pictureOf(40, 30), token);
  return (body as { data: { id: number } }).data.id;
}

describe('a proof of the driver', () => {
  const prove = (more: object) =>
    driver.send('POST /proofs', { body: { id: randomUUID(), stop_id: delivery, at: iso(), file_ids: [], ...more } });

  it('made elsewhere waits for the shipper', async () => {
    expect((await prove({ file_ids: [await photoOf()] })).status).toBe(201);
    expect((await stopsOf())[1]!.proofs).toMatchObject([{ state: 'waiting' }]);
  });

  it('is a signature with the name of its signer', async () => {
    expect((await prove({ signature: await photoOf() })).body.errors).toHaveProperty('name');
    expect((await prove({ signature: await photoOf(), name: 'Ewa Lis' })).status).toBe(201);
    expect((await stopsOf())[1]!.proofs).toMatchObject([{ signer: 'Ewa Lis' }]);
  });

  it('has own files only, and belongs to a delivery of the own trip', async () => {
    const others = await openTrip(app, await driverSecret(carrier, await win()));
    const theirs = await photoOf(others.token);
    const ofCompany = await postForm([app, 'carrier', carrier.token], '/files', {}, [
      { name: 'cmr.png', content: pictureOf(40, 30) },
    ]);
    const { id } = (ofCompany.body as { data: { id: number } }).data;
    for (const file of [theirs, id, 999_999])
      expect((await prove({ file_ids: [file] })).body.errors).toHaveProperty('file_ids');
    const stop = (await others.call('GET /trip')).body.data.stops[1]!.id;
    expect((await prove({ stop_id: stop, file_ids: [await photoOf()] })).status).toBe(404);
    expect((await prove({ stop_id: pickup, file_ids: [await photoOf()] })).body.code).toBe('trip.proof-not-delivery');
  });

  it.each([
    ['a page', 'photo.jpg', '<html><script>alert(1)</script></html>', 'file.type'],
    ['a picture of 65,000 px', 'photo.png', pictureOf(65_000, 65_000), 'file.picture-size'],
    ['a document', 'cmr.pdf', '%PDF-1.4', 'file.no-picture'],
  ])('takes no photo that is %s', async (_name, name, content, code) => {
    const { status, body } = await upload(name, content);
    expect([status, body['code']]).toEqual([422, code]);
  });
});
