import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bid,
  endBidding,
  joinCarrier,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { DRIVER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { linkSecret, pressLink, type LinkedCarrier } from '../../../test/personal-link';
import { startApp, type TestApp } from '../../../test/start-app';

const NAMES = {
  driver_name: 'Taras Melnyk',
  driver_phone: '+380 67 123 45 67',
  truck_plate: 'aa 1234 bc',
  trailer_plate: null,
};

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let load: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  load = await openTender(app, shipper);
});

async function win(id: number, from: Shipper = shipper): Promise<void> {
  await bid(carrier, id, 200_000);
  await endBidding(app, from, id);
  await select(from, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
}

const name = (who: LinkedCarrier, id: number, body: object = NAMES) =>
  who.send('PUT /loads/{id}/vehicle/names', { path: { id }, body });
const look = (who: LinkedCarrier, id: number) => who.send('GET /loads/{id}/vehicle', { path: { id } });

describe('driver and truck of an order, named in the session of a link', () => {
  it('a driver and a truck that are typed are added to the lists once, and the shipper sees them', async () => {
    await win(load);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const first = await name(linked, load);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { driver: { name: 'Taras Melnyk' }, truck: { plate: 'AA 1234 BC' } } },
    });
    expect((await name(linked, load, { ...NAMES, driver_name: 'taras melnyk', truck_plate: 'AA1234BC' })).status).toBe(
      200,
    );
    expect((await carrier.call('GET /drivers')).body.data.map(({ name: one, phone }) => [one, phone])).toEqual([
      ['Taras Melnyk', '+380671234567'],
    ]);
    expect((await carrier.call('GET /trucks')).body.data).toHaveLength(1);
    expect(await shipper.done('GET /loads/{id}/vehicle', load)).toMatchObject({
      driver: { name: 'Taras Melnyk', phone: '+380671234567' },
      truck: { plate: 'AA 1234 BC' },
      trailer: null,
    });
  });

  it('a link shows the names of driver and truck and none of their papers', async () => {
    await win(load);
    const driverId = (await carrier.call('POST /drivers', { body: DRIVER })).body.data.id;
    const truckId = (await carrier.call('POST /trucks', { body: TRUCK })).body.data.id;
    const body = { driver_id: driverId, truck_id: truckId, trailer_id: null };
    await carrier.call('PUT /loads/{id}/vehicle', { path: { id: load }, body });
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const data = await linked.done('GET /loads/{id}/vehicle', load);
    expect(data.driver).toMatchObject({
      name: DRIVER.name,
      is_whole: false,
      date_of_birth: null,
      tin: null,
      phone: null,
      files: [],
    });
    expect(data.truck).toMatchObject({ plate: TRUCK.plate, vin: null, registration_certificate: null });
  });

  it('an invalid value of driver or truck is refused at its field', async () => {
    await win(load);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const refused = await name(linked, load, { ...NAMES, driver_phone: 'soon', truck_plate: '-' });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['driver_phone']]);
    const plate = await name(linked, load, { ...NAMES, truck_plate: '-' });
    expect([plate.status, Object.keys(plate.body.errors ?? {})]).toEqual([422, ['truck_plate']]);
    const bad = await name(linked, load, { ...NAMES, trailer_plate: '--' });
    expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['trailer_plate']]);
    expect((await carrier.call('GET /drivers')).body.data).toEqual([]);
  });

  it('a link names no vehicle before the award', async () => {
    await bid(carrier, load, 200_000);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const refused = await name(linked, load);
    expect([refused.status, refused.body.code]).toEqual([409, 'assignment.wrong-state']);
    expect((await carrier.call('GET /drivers')).body.data).toEqual([]);
  });
});

describe('an order outside of a link', () => {
  it('the session of a link cannot name a vehicle for another tender', async () => {
    await win(load);
    const second = await openTender(app, shipper);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect(linked.loadId).toBe(second);
    for (const answer of [await name(linked, load), await look(linked, load)])
      expect([answer.status, answer.body.code]).toEqual([404, 'record.not-found']);
  });

  it('the session of a link cannot name a vehicle for another shipper or carrier', async () => {
    const other = await signUpShipper(app);
    const { body } = await other.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    await carrier.call('POST /invitations/{code}/accept', { path: { code: body.data[0]!.code }, body: {} });
    const theirs = await openTender(app, other);
    await win(theirs, other);
    load = await openTender(app, shipper);
    await win(load);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect(linked.loadId).toBe(load);
    expect((await name(linked, theirs)).status).toBe(404);
    const stranger = await joinCarrier(app, shipper);
    await openTender(app, shipper);
    const strange = await pressLink(app, await linkSecret(app, stranger.login));
    expect((await name(strange, load)).status).toBe(404);
    expect((await look(strange, load)).status).toBe(404);
    expect((await name(linked, load)).status).toBe(200);
  });

  it('the session of a link cannot name a vehicle for another own company', async () => {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    await win(load);
    await carrier.call('POST /account/brand', { body: { name: 'Other Fleet', country_id: 'pl' } });
    const members = (await linked.call('GET /account')).body.data.brand_members;
    const member = members.find(({ name: one }) => one === 'Other Fleet')!;
    await linked.call('PUT /account/{id}/change', { path: { id: member.id } });
    expect((await name(linked, load)).status).toBe(404);
  });

  it('a revoked or expired link cannot name a vehicle', async () => {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    await win(load);
    const end = (at: string) =>
      app.database.run(`update personal_links set ended_at = ${at} where login = $1`, [carrier.login]);
    await end('clock_timestamp()');
    expect((await name(linked, load)).status).toBe(404);
    await end('null');
    expect((await name(linked, load)).status).toBe(200);
    await app.database.run(
      `update sessions set expires_at = clock_timestamp() - interval '1 second' where link_id is not null and ended_at is null and account_id = (select id from accounts where email = $1)`,
      [carrier.login],
    );
    expect((await name(linked, load)).status).toBe(401);
  });
});
