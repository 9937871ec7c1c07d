import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@tenderlane/domain/core';
import { joinColleague, signUpShipper, stateOf } from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
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

describe('a proof of delivery', () => {
  beforeEach(async () => {
    const { shipper, anna } = order;
    await nameVehicle(anna, order.id);
    await leaveStops(app, shipper, order.id);
    expect(await stateOf(shipper, order.id)).toBe('in_progress');
  });

  it('of the carrier waits, and the order completes when the shipper accepts it', async () => {
    const { shipper, anna } = order;
    expect((await order.prove(anna, { name: 'Ewa Lis' })).status).toBe(201);
    expect(await order.proofs()).toMatchObject([
      { state: 'waiting', source: 'carrier', signer: 'Ewa Lis', files: [{ name: 'licence.pdf' }] },
    ]);
    expect(await stateOf(shipper, order.id)).toBe('in_progress');
    expect((await order.decide(shipper, { accept: true })).status).toBe(200);
    expect(await stateOf(shipper, order.id)).toBe('completed');
    expect((await order.decide(shipper, { accept: true })).body.code).toBe('trip.proof-decided');
    const { timeline } = await shipper.done('GET /loads/{id}', order.id);
    expect(timeline.map(({ step }) => step).slice(-3)).toEqual(['transit', 'unloading', 'documents_back']);
  });

  it('is refused with a reason, which the carrier reads, and sent again', async () => {
    const { shipper, anna } = order;
    await order.prove(anna);
    expect((await order.decide(shipper, { accept: false })).body.errors).toHaveProperty('reason');
    await order.decide(shipper, { accept: false, reason: 'The stamp is missing' });
    expect((await order.tripOf(anna)).stops.at(-1)!.proofs).toMatchObject([
      { state: 'refused', refusal_reason: 'The stamp is missing' },
    ]);
    expect((await shipper.refused('PUT /loads/{id}/complete', order.id, {})).code).toBe('load.proof-missing');
    await order.prove(anna);
    expect((await shipper.done('PUT /loads/{id}/complete', order.id, {})).list_item.status_id).toBe('completed');
  });

  it('is accepted by two days of silence, once', async () => {
    const { shipper, anna } = order;
    await order.prove(anna);
    app.clock.at += 48 * HOUR_MS - 1;
    await app.runDue('proofs');
    expect(await stateOf(shipper, order.id)).toBe('in_progress');
    app.clock.at += 1;
    expect(await app.runDue('proofs')).toBeGreaterThan(0);
    expect(await app.runDue('proofs')).toBe(0);
    expect([await stateOf(shipper, order.id), (await order.proofs())[0]?.state]).toEqual(['completed', 'accepted']);
    const history = await shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'load.completed').length).toBe(1);
  });

  it('waits under the decisions of the shipper until it is decided', async () => {
    const { shipper, anna } = order;
    const decisions = async () => {
      const { decide } = (await shipper.call('GET /dashboard', { query: { parts: 'decide' } })).body.data;
      return decide!.items.map(({ key, record_id: id, action }) => [key, id, action]);
    };
    expect(await decisions()).toEqual([]);
    await order.prove(anna);
    expect(await decisions()).toEqual([['trip.proof', order.id, 'button']]);
    await order.decide(shipper, { accept: false, reason: 'The stamp is missing' });
    expect(await decisions()).toEqual([]);
  });

  it('that was refused meanwhile is not accepted by silence', async () => {
    const { shipper, anna } = order;
    await order.prove(anna);
    await order.decide(shipper, { accept: false, reason: 'The stamp is missing' });
    app.clock.at += 48 * HOUR_MS;
    expect(await app.runDue('proofs')).toBe(0);
    expect((await order.proofs())[0]?.state).toBe('refused');
  });

  it('resolves a contested order, and its files prove the delivery of the trip', async () => {
    const { shipper, anna } = order;
    await shipper.done('PUT /loads/{id}/complete', order.id, { waive_reason: 'By post' });
    await shipper.done('PUT /loads/{id}/contest', order.id, { reason: 'Nothing came' });
    const file_ids = [await sendDocument(app, shipper.token, 'shipper')];
    await shipper.done('PUT /loads/{id}/resolve', order.id, { reason: 'The papers came', file_ids });
    for (const who of [shipper, anna])
      expect((await order.tripOf(who)).stops.at(-1)!.proofs).toMatchObject([
        { state: 'accepted', source: 'shipper', files: [{ name: 'licence.pdf' }] },
      ]);
    const [row] = await app.database.rows('select proof_at is not null as proven from loads where id = $1', [order.id]);
    expect(row).toEqual({ proven: true });
  });

  it('that still waits when the order is completed is decided neither by hand nor by silence', async () => {
    const { shipper, anna } = order;
    await order.prove(anna);
    await shipper.done('PUT /loads/{id}/complete', order.id, {});
    expect((await order.decide(shipper, { accept: false, reason: 'Too late' })).body.code).toBe('trip.over');
    app.clock.at += 48 * HOUR_MS;
    await app.runDue('proofs');
    expect((await order.proofs())[0]?.state).toBe('waiting');
  });

  it('of the shipper is accepted at once', async () => {
    const { shipper } = order;
    await order.prove(shipper);
    expect(await stateOf(shipper, order.id)).toBe('completed');
  });

  it('is marked when its photo was a proof before', async () => {
    const { anna } = order;
    await order.prove(anna);
    await order.prove(anna);
    expect((await order.proofs()).map(({ is_repeated }) => is_repeated)).toEqual([false, true]);
  });

  it('belongs to a delivery, has a file of the own company, and a name beside a signature', async () => {
    const { anna } = order;
    const path = { id: order.id, stop_id: (await order.stopAt(0)).id };
    const file = await sendDocument(app, anna.token);
    const send = (body: object, at = path) =>
      anna.send('POST /loads/{id}/trip/stops/{stop_id}/proofs', { path: at, body: body as never });
    expect((await send({ file_ids: [file] })).body.code).toBe('trip.proof-not-delivery');
    const delivery = { id: order.id, stop_id: (await order.stopAt(-1)).id };
    expect((await send({ file_ids: [] }, delivery)).body.errors).toHaveProperty('file_ids');
    expect((await send({ file_ids: [987_654] }, delivery)).body.errors).toHaveProperty('file_ids');
    expect((await send({ file_ids: [], signature: file }, delivery)).body.errors).toHaveProperty('name');
    expect((await send({ file_ids: [], signature: file, name: 'Ewa Lis' }, delivery)).status).toBe(201);
  });

  it('is decided by the shipper alone', async () => {
    const { shipper, anna } = order;
    await order.prove(anna);
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await order.decide(viewer, { accept: true })).status).toBe(403);
    const stranger = await signUpShipper(app);
    expect((await order.decide(stranger, { accept: true })).status).toBe(404);
    expect(await stateOf(shipper, order.id)).toBe('in_progress');
  });
});
