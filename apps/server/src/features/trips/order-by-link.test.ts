import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrierApi, needsSignIn, type EndpointTable } from '@tenderlane/contract';
import { bid, HOUR_MS, openTender, select, type Carrier, type Shipper } from '../../../test/build';
import { buildFixture, carrierCalls } from '../../../test/every-call';
import { sendDocument } from '../../../test/files/send-form';
import { orderSecret, pressLink, type LinkedCarrier } from '../../../test/personal-link';
import { startApp, type TestApp } from '../../../test/start-app';
import { completeOrder, nameVehicle } from '../../../test/trips/carry-out';
import { confirmedOrder, type ConfirmedOrder } from '../../../test/trips/confirmed-order';
import { PURPOSES } from '../../platform/holders/purposes';

let app: TestApp;
let order: ConfirmedOrder;
let secret: string;
let linked: LinkedCarrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
  secret = await orderSecret(app, order.anna.login, order.id);
  linked = await pressLink(app, secret);
});

const NAMES = { driver_name: 'Taras Melnyk', driver_phone: null, truck_plate: 'AA 1234 BC', trailer_plate: null };
const show = async () => (await app.carrier().call('POST /links/show', { body: { secret } })).body.data;
const press = () => app.carrier().send('POST /auth/link', { body: { secret } });

async function askForVehicle() {
  await order.shipper.call('POST /loads/trip/bulk', { body: { action: 'ask_vehicle', ids: [order.id] } as never });
  await app.runLongJobs();
  while ((await app.dispatcher.runOnce()) > 0);
}

async function award(shipper: Shipper, carrier: Carrier): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

const report = (stop: number, state: 'arrived' | 'departed') =>
  linked.send('PUT /loads/{id}/trip/stops/{stop_id}', {
    path: { id: order.id, stop_id: stop },
    body: { state, at: new Date(app.clock.at).toISOString() },
  });

describe('an order by its link alone', () => {
  it('names the vehicle, passes on the link of the driver, reports stops and proves the delivery', async () => {
    expect((await linked.call('GET /account')).body.data).toMatchObject({
      is_link_session: true,
      link_order_id: order.id,
    });
    await linked.done('PUT /loads/{id}/vehicle/names', order.id, NAMES);
    const { url } = await linked.done('POST /loads/{id}/driver_link', order.id, { channel: 'copy' });
    expect(url).toContain('/driver/');
    for (const { id } of (await linked.done('GET /loads/{id}/trip', order.id)).stops)
      for (const state of ['arrived', 'departed'] as const) expect((await report(id, state)).status).toBe(200);
    const file = await sendDocument(app, linked.token ?? '', 'carrier');
    const path = { id: order.id, stop_id: (await order.stopAt(-1)).id };
    await linked.call('POST /loads/{id}/trip/stops/{stop_id}/proofs', { path, body: { file_ids: [file] } });
    await order.decide(order.shipper, { accept: true });
    const { status_id: state } = await linked.done('GET /loads/{id}', order.id);
    expect(state).toBe('completed');
    const [proof] = (await linked.done('GET /loads/{id}/trip', order.id)).stops.at(-1)!.proofs;
    const code = proof!.files[0]!.url.split('/').at(-1)!;
    expect((await app.carrier().send('GET /files/{code}', { path: { code } })).status).toBe(200);
  });

  it('makes the calls of its purpose only, and no call about bank data, cancelling, tasks or changes', async () => {
    const world = await buildFixture(app);
    const fresh = await award(world.shipper, world.carrier);
    const session = await pressLink(app, await orderSecret(app, world.carrier.login, fresh));
    const guarded = Object.entries(carrierApi as EndpointTable).filter(([, endpoint]) => needsSignIn(endpoint));
    const allowed: string[] = [];
    for (const [key] of guarded.filter(([key]) => key !== 'POST /auth/logout')) {
      const { status, body } = await session.send(key as 'GET /loads', carrierCalls[key as 'GET /loads'](world));
      if (body.code === 'session.code-needed') expect([key, status]).toEqual([key, 403]);
      else allowed.push(key);
      if (key.includes('/loads/{id}')) expect([key, [403, 404]]).toEqual([key, expect.arrayContaining([status])]);
    }
    expect([...allowed, 'POST /auth/logout'].sort()).toEqual([...PURPOSES.order.calls].sort());
  });

  it('sees no other order of its shipper, of another shipper or of another carrier', async () => {
    const other = await award(order.shipper, order.anna);
    const foreign = await award(order.shipper, order.borys);
    for (const id of [other, foreign]) {
      const reads = PURPOSES.order.calls.filter((key) => key.startsWith('GET /loads/{id}'));
      for (const key of reads)
        expect([key, (await linked.send(key as 'GET /loads/{id}', { path: { id } })).status]).toEqual([key, 404]);
      const named = await linked.send('PUT /loads/{id}/vehicle/names', { path: { id }, body: NAMES });
      expect(named).toMatchObject({ status: 404, body: { code: 'record.not-found' } });
    }
    const [stop] = (await order.shipper.done('GET /loads/{id}/trip', other)).stops;
    expect((await report(stop!.id, 'arrived')).status).toBe(404);
  });

  it('leaves the rights of a colleague as they are', async () => {
    await app.database.run(`update brand_members set role = 'viewer' where company_id = $1`, [order.anna.companyId]);
    expect((await linked.send('GET /loads/{id}/trip', { path: { id: order.id } })).status).toBe(200);
    const named = await linked.send('PUT /loads/{id}/vehicle/names', { path: { id: order.id }, body: NAMES });
    expect(named).toMatchObject({ status: 403, body: { code: 'right.missing' } });
  });

  it('closes when its reader leaves the company of the winner', async () => {
    await app.database.run(`update brand_members set state = 'removed' where company_id = $1`, [order.anna.companyId]);
    expect(await press()).toMatchObject({ status: 409, body: { code: 'link.ended' } });
  });
});

describe('the life of the link of an order', () => {
  it('each message holds the same link and renews it together with its session', async () => {
    app.clock.at += 48 * HOUR_MS;
    await askForVehicle();
    expect(await orderSecret(app, order.anna.login, order.id)).toBe(secret);
    const [row] = await app.database.rows<{ hours: number; same: boolean }>(
      `select extract(epoch from p.expires_at - p.sent_at) / 3600 as hours, s.expires_at = p.expires_at as same
         from personal_links p join sessions s on s.link_id = p.id and s.ended_at is null where p.login = $1 and p.is_order`,
      [order.anna.login],
    );
    expect(row).toMatchObject({ same: true });
    expect(Number(row!.hours)).toBe(72);
    app.clock.at += 48 * HOUR_MS;
    expect((await show()).state).toBe('open');
    app.clock.at += 24 * HOUR_MS;
    expect((await show()).state).toBe('expired');
    app.clock.at -= 120 * HOUR_MS;
  });

  it('a newer message about a tender ends neither the link nor its session', async () => {
    await openTender(app, order.shipper);
    while ((await app.dispatcher.runOnce()) > 0);
    expect((await show()).state).toBe('open');
    expect((await linked.send('GET /loads/{id}', { path: { id: order.id } })).status).toBe(200);
  });

  it('ends when it is revoked', async () => {
    await app.database.run('update personal_links set ended_at = clock_timestamp() where login = $1', [
      order.anna.login,
    ]);
    expect((await linked.send('GET /account')).status).toBe(401);
    expect(await press()).toMatchObject({ status: 409, body: { code: 'link.ended' } });
  });

  it('another press moves the session', async () => {
    expect((await press()).status).toBe(200);
    expect((await linked.send('GET /account')).status).toBe(401);
  });

  it('ends with the release of its winner', async () => {
    await order.shipper.done('PUT /loads/{id}/release', order.id, { reason: 'The truck broke down' });
    expect((await linked.send('GET /loads/{id}', { path: { id: order.id } })).status).toBe(401);
    expect(await press()).toMatchObject({ status: 409, body: { code: 'link.ended' } });
  });

  it('ends a day after the end of the order', async () => {
    await nameVehicle(order.anna, order.id);
    await completeOrder(app, order.shipper, order.id);
    const endAt = (hours: number) =>
      app.database.run(`update loads set completed_at = clock_timestamp() - $2 * interval '1 hour' where id = $1`, [
        order.id,
        hours,
      ]);
    await endAt(23);
    expect((await linked.send('GET /loads/{id}', { path: { id: order.id } })).status).toBe(200);
    await endAt(25);
    expect((await linked.send('GET /loads/{id}', { path: { id: order.id } })).status).toBe(401);
    expect(await press()).toMatchObject({ status: 409, body: { code: 'link.ended' } });
  });
});
