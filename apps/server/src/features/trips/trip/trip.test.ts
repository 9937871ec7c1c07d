import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import {
  bid,
  joinCarrier,
  joinColleague,
  openTender,
  select,
  signUpShipper,
  stateOf,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
import { startApp, type TestApp } from '../../../../test/start-app';
import { completeOrder, leaveStops, nameVehicle } from '../../../../test/trips/carry-out';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
let order: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  anna = await joinCarrier(app, shipper);
  borys = await joinCarrier(app, shipper);
  order = await openTender(app, shipper);
  await bid(borys, order, 245_000);
  await bid(anna, order, 240_000);
  await select(shipper, order, anna);
  await anna.done('PUT /loads/{id}/confirm', order, {});
});

type Side = Shipper | Carrier;
const tripOf = (who: Pick<Side, 'done'>) => (who as Shipper).done('GET /loads/{id}/trip', order);
const stopAt = async (place: 0 | -1) => (await tripOf(shipper)).stops.at(place)!;
const iso = (ms = 0) => new Date(app.clock.at + ms).toISOString();

async function report(who: Side, place: 0 | -1, state: string, fields: object = {}) {
  const path = { id: order, stop_id: (await stopAt(place)).id };
  const body = { state, at: iso(), ...fields } as never;
  return (who as Shipper).send('PUT /loads/{id}/trip/stops/{stop_id}', { path, body });
}

async function prove(who: Side, fields: object = {}) {
  const path = { id: order, stop_id: (await stopAt(-1)).id };
  const file = await sendDocument(app, who.token, 'carrierId' in who ? 'carrier' : 'shipper');
  return (who as Shipper).send('POST /loads/{id}/trip/stops/{stop_id}/proofs', {
    path,
    body: { file_ids: [file], ...fields },
  });
}

const proofs = async () => (await stopAt(-1)).proofs;
const decide = async (who: Shipper, body: object) => {
  const path = { id: order, proof_id: (await proofs())[0]!.id };
  return who.send('PUT /loads/{id}/trip/proofs/{proof_id}', { path, body: body as never });
};
const last = async () => (await shipper.done('GET /loads/{id}/history', order))[0];

describe('the trip of a confirmed order', () => {
  it('copies the stops, and both sides see the same', async () => {
    const seen = await tripOf(shipper);
    expect(seen).toMatchObject({ state: 'planned', result: null });
    expect(seen.stops.map(({ kind, city, state, evidence }) => [kind, city, state, evidence])).toEqual([
      ['pickup', 'Gdańsk', 'pending', []],
      ['delivery', 'Kyiv', 'pending', []],
    ]);
    expect(seen.stops[0]!.window).toEqual(seen.stops[0]!.first_window);
    expect((await tripOf(anna)).stops.map(({ id }) => id)).toEqual(seen.stops.map(({ id }) => id));
  });

  it('does not exist for a carrier that lost, another shipper or before the confirmation', async () => {
    const stranger = await signUpShipper(app);
    for (const who of [borys, stranger, await joinCarrier(app, stranger)]) {
      expect((await who.refused('GET /loads/{id}/trip', order)).status).toBe(404);
      expect((await report(who, 0, 'arrived')).status).toBe(404);
      expect((await prove(who)).status).toBe(404);
    }
    const open = await openTender(app, shipper);
    await bid(anna, open, 240_000);
    for (const who of [shipper, anna]) expect((await who.refused('GET /loads/{id}/trip', open)).status).toBe(404);
  });

  it('takes no stop and no proof of another order', async () => {
    const other = (await stopAt(0)).id;
    order = await openTender(app, shipper);
    await bid(anna, order, 240_000);
    await select(shipper, order, anna);
    await anna.done('PUT /loads/{id}/confirm', order, {});
    const path = { id: order, stop_id: other };
    const answer = await anna.send('PUT /loads/{id}/trip/stops/{stop_id}', {
      path,
      body: { state: 'arrived', at: iso() },
    });
    expect(answer.status).toBe(404);
  });

  it('is void when the winner is released, and its facts are cleared', async () => {
    await nameVehicle(anna, order);
    await report(anna, 0, 'arrived');
    await shipper.done('PUT /loads/{id}/release', order, { reason: 'The truck is too small' });
    expect((await shipper.refused('GET /loads/{id}/trip', order)).status).toBe(404);
    expect((await tripOf(anna)).state).toBe('void');
    expect(
      (
        await anna.send('PUT /loads/{id}/trip/stops/{stop_id}', {
          path: { id: order, stop_id: (await tripOf(anna)).stops[0]!.id },
          body: { state: 'working', at: iso() },
        })
      ).body.code,
    ).toBe('trip.over');
    const [row] = await app.database.rows('select vehicle_set_at, papers_ready_at from loads where id = $1', [order]);
    expect(row).toEqual({ vehicle_set_at: null, papers_ready_at: null });
    await select(shipper, order, borys);
    await borys.done('PUT /loads/{id}/confirm', order, {});
    expect((await tripOf(shipper)).stops.map(({ state }) => state)).toEqual(['pending', 'pending']);
  });
});

describe('reports by hand', () => {
  it('are kept before the vehicle is named, and the order starts when it is', async () => {
    const at = iso(-HOUR_MS);
    expect((await report(anna, 0, 'working', { at })).status).toBe(200);
    expect(await stateOf(shipper, order)).toBe('processing');
    await nameVehicle(anna, order);
    const { timeline, list_item: item } = await shipper.done('GET /loads/{id}', order);
    expect(item.status_id).toBe('in_progress');
    expect(timeline.find(({ step }) => step === 'loading')?.at).toBe(at);
    expect((await tripOf(shipper)).state).toBe('in_progress');
  });

  it('of one side wait for the other, and the same time confirms them', async () => {
    const at = iso();
    await report(anna, 0, 'arrived', { at });
    expect(await stopAt(0)).toMatchObject({
      state: 'arrived',
      times: { arrived: null },
      evidence: [{ source: 'carrier', rank: 1 }],
    });
    await report(shipper, 0, 'arrived', { at });
    const { times, evidence } = await stopAt(0);
    expect([times.arrived, evidence.map(({ is_confirmed }) => is_confirmed)]).toEqual([at, [true, true]]);
  });

  it('give the time after two days of silence', async () => {
    const at = iso();
    await report(anna, 0, 'arrived', { at });
    app.clock.at += 48 * HOUR_MS;
    expect((await stopAt(0)).times.arrived).toBe(at);
  });

  it('are taken back within five minutes, and the same report twice is one', async () => {
    const at = iso();
    for (let turn = 0; turn < 2; turn++) await report(anna, 0, 'arrived', { at });
    expect((await stopAt(0)).evidence.length).toBe(1);
    expect((await report(anna, 0, 'pending')).status).toBe(200);
    expect((await stopAt(0)).state).toBe('pending');
    expect(await last()).toMatchObject({ action: 'trip.stop_reported', params: { state: 'pending', stop: 'Gdańsk' } });
    await report(anna, 0, 'arrived');
    app.clock.at += 5 * MINUTE_MS;
    expect((await report(anna, 0, 'pending')).body.code).toBe('trip.report-final');
  });

  it('keep counts, and are refused with a time outside the limits', async () => {
    await report(anna, 0, 'departed', { counted: { packages: 33, weight_kg: 21_950.5 } });
    await report(anna, -1, 'departed', { counted: { packages: 31, weight_kg: null } });
    expect((await tripOf(shipper)).stops.map(({ counted }) => counted)).toEqual([
      { packages: 33, weight_kg: 21_950.5 },
      { packages: 31, weight_kg: null },
    ]);
    const refused = await report(anna, 0, 'departed', { at: iso(HOUR_MS) });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['at']]);
  });

  it('of a later stop and a skipped stop need a reason', async () => {
    expect((await report(anna, -1, 'arrived')).body.errors).toHaveProperty('reason');
    expect((await report(anna, -1, 'arrived', { reason: 'The pickup was closed' })).status).toBe(200);
    expect((await report(anna, 0, 'skipped', { reason: 'closed' })).status).toBe(403);
    expect((await report(shipper, 0, 'skipped', { reason: 'It was closed' })).status).toBe(200);
    expect(await stopAt(0)).toMatchObject({ state: 'skipped', skip_reason: 'It was closed' });
  });

  it('are not made by a viewer', async () => {
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await report(viewer, 0, 'arrived')).body.code).toBe('right.missing');
    expect((await tripOf(viewer)).stops.length).toBe(2);
  });
});

describe('the guards', () => {
  it('start needs driver and truck, and a single one is not enough', async () => {
    expect(await shipper.refused('PUT /loads/{id}/start', order, {})).toMatchObject({
      status: 409,
      code: 'load.vehicle-missing',
      params: { party: 'carrier' },
    });
    expect((await shipper.done('GET /loads/{id}', order)).refusals['start']?.code).toBe('load.vehicle-missing');
    await anna.done('PUT /loads/{id}/vehicle/names', order, {
      driver_name: 'Taras',
      truck_plate: null,
      trailer_plate: null,
    });
    expect((await shipper.refused('PUT /loads/{id}/start', order, {})).code).toBe('load.vehicle-missing');
    await nameVehicle(anna, order);
    expect((await shipper.done('PUT /loads/{id}/start', order, {})).list_item.status_id).toBe('in_progress');
  });

  it('papers that are not ready are overridden by a person who may award', async () => {
    await nameVehicle(anna, order);
    await app.database.run('update loads set papers_ready_at = null where id = $1', [order]);
    expect((await shipper.refused('PUT /loads/{id}/start', order, {})).code).toBe('load.papers-missing');
    const override = { override_reason: 'Signed on paper' };
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    expect((await dispatcher.refused('PUT /loads/{id}/start', order, override)).status).toBe(403);
    await shipper.done('PUT /loads/{id}/start', order, override);
    expect(await last()).toMatchObject({ action: 'load.started', params: { reason: 'Signed on paper' } });
  });

  it('completion needs every stop and a proof, or a reason', async () => {
    await nameVehicle(anna, order);
    await shipper.done('PUT /loads/{id}/start', order, {});
    expect((await shipper.refused('PUT /loads/{id}/complete', order, { waive_reason: 'Lost' })).code).toBe(
      'load.stops-open',
    );
    await leaveStops(app, shipper, order);
    expect((await shipper.refused('PUT /loads/{id}/complete', order, {})).code).toBe('load.proof-missing');
    expect((await shipper.done('GET /loads/{id}', order)).refusals['complete']?.code).toBe('load.proof-missing');
    const view = await completeOrder(app, shipper, order);
    expect(view.list_item.status_id).toBe('completed');
    expect((await tripOf(anna)).result).toBe('ok');
    expect((await report(anna, 0, 'departed')).body.code).toBe('trip.over');
  });
});

describe('a proof of delivery', () => {
  beforeEach(async () => {
    await nameVehicle(anna, order);
    await leaveStops(app, shipper, order);
    expect(await stateOf(shipper, order)).toBe('in_progress');
  });

  it('of the carrier waits, and the order completes when the shipper accepts it', async () => {
    expect((await prove(anna, { name: 'Ewa Lis' })).status).toBe(201);
    expect(await proofs()).toMatchObject([
      { state: 'waiting', source: 'carrier', signer: 'Ewa Lis', files: [{ name: 'licence.pdf' }] },
    ]);
    expect(await stateOf(shipper, order)).toBe('in_progress');
    expect((await decide(shipper, { accept: true })).status).toBe(200);
    expect(await stateOf(shipper, order)).toBe('completed');
    expect((await decide(shipper, { accept: true })).body.code).toBe('trip.proof-decided');
    const { timeline } = await shipper.done('GET /loads/{id}', order);
    expect(timeline.map(({ step }) => step).slice(-3)).toEqual(['transit', 'unloading', 'documents_back']);
  });

  it('is refused with a reason, which the carrier reads, and sent again', async () => {
    await prove(anna);
    expect((await decide(shipper, { accept: false })).body.errors).toHaveProperty('reason');
    await decide(shipper, { accept: false, reason: 'The stamp is missing' });
    expect((await tripOf(anna)).stops.at(-1)!.proofs).toMatchObject([
      { state: 'refused', refusal_reason: 'The stamp is missing' },
    ]);
    expect((await shipper.refused('PUT /loads/{id}/complete', order, {})).code).toBe('load.proof-missing');
    await prove(anna);
    expect((await shipper.done('PUT /loads/{id}/complete', order, {})).list_item.status_id).toBe('completed');
  });

  it('is accepted by two days of silence, once', async () => {
    await prove(anna);
    app.clock.at += 48 * HOUR_MS - 1;
    await app.runDue('proofs');
    expect(await stateOf(shipper, order)).toBe('in_progress');
    app.clock.at += 1;
    expect(await app.runDue('proofs')).toBeGreaterThan(0);
    expect(await app.runDue('proofs')).toBe(0);
    expect([await stateOf(shipper, order), (await proofs())[0]?.state]).toEqual(['completed', 'accepted']);
    const history = await shipper.done('GET /loads/{id}/history', order);
    expect(history.filter(({ action }) => action === 'load.completed').length).toBe(1);
  });

  it('that was refused meanwhile is not accepted by silence', async () => {
    await prove(anna);
    await decide(shipper, { accept: false, reason: 'The stamp is missing' });
    app.clock.at += 48 * HOUR_MS;
    expect(await app.runDue('proofs')).toBe(0);
    expect((await proofs())[0]?.state).toBe('refused');
  });

  it('of the shipper is accepted at once', async () => {
    await prove(shipper);
    expect(await stateOf(shipper, order)).toBe('completed');
  });

  it('is marked when its photo was a proof before', async () => {
    await prove(anna);
    await prove(anna);
    expect((await proofs()).map(({ is_repeated }) => is_repeated)).toEqual([false, true]);
  });

  it('belongs to a delivery, has a file of the own company, and a name beside a signature', async () => {
    const path = { id: order, stop_id: (await stopAt(0)).id };
    const file = await sendDocument(app, anna.token);
    const send = (body: object, at = path) =>
      anna.send('POST /loads/{id}/trip/stops/{stop_id}/proofs', { path: at, body: body as never });
    expect((await send({ file_ids: [file] })).body.code).toBe('trip.proof-not-delivery');
    const delivery = { id: order, stop_id: (await stopAt(-1)).id };
    expect((await send({ file_ids: [] }, delivery)).body.errors).toHaveProperty('file_ids');
    expect((await send({ file_ids: [987_654] }, delivery)).body.errors).toHaveProperty('file_ids');
    expect((await send({ file_ids: [], signature: file }, delivery)).body.errors).toHaveProperty('name');
    expect((await send({ file_ids: [], signature: file, name: 'Ewa Lis' }, delivery)).status).toBe(201);
  });

  it('is decided by the shipper alone', async () => {
    await prove(anna);
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await decide(viewer, { accept: true })).status).toBe(403);
    const stranger = await signUpShipper(app);
    expect((await decide(stranger, { accept: true })).status).toBe(404);
    expect(await stateOf(shipper, order)).toBe('in_progress');
  });
});
