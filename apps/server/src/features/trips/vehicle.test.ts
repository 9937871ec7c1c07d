import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, select, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { sendDocument } from '../../../test/files/send-form';
import { DRIVER, TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { completeOrder } from '../../../test/trips/carry-out';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let otherShipper: Shipper;
let anna: Carrier;
let borys: Carrier;
let load: number;
let named: { driver_id: number; truck_id: number; trailer_id: number };
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  otherShipper = await signUpShipper(app);
  anna = await joinCarrier(app, shipper);
  borys = await joinCarrier(app, shipper);
  load = await openTender(app, shipper);
  const fileId = await sendDocument(app, anna.token);
  named = {
    driver_id: (await anna.call('POST /drivers', { body: { ...DRIVER, file_ids: [fileId] } })).body.data.id,
    truck_id: (await anna.call('POST /trucks', { body: TRUCK })).body.data.id,
    trailer_id: (await anna.call('POST /trailers', { body: TRAILER })).body.data.id,
  };
});

async function confirm() {
  await bid(anna, load, 200_000);
  app.clock.at += 3 * 3_600_000;
  await app.runDueWork();
  await select(shipper, load, anna);
  await anna.done('PUT /loads/{id}/confirm', load, {});
}

const assign = (who: Carrier = anna, body: object = named) =>
  who.send('PUT /loads/{id}/vehicle', { path: { id: load }, body });
const driverSeen = async () =>
  (await shipper.call('GET /carriers/{id}/drivers', { path: { id: anna.carrierId } })).body.data.find(
    ({ id }) => id === named.driver_id,
  );
const scanOf = (url: string) =>
  app.server
    .inject({ url, headers: { authorization: `Bearer ${shipper.token ?? ''}` } })
    .then((answer) => answer.statusCode);

describe('driver and truck of an order', () => {
  it('the confirmed carrier names driver and truck, and its shipper sees their data until the archive', async () => {
    await confirm();
    expect((await driverSeen())?.is_whole).toBe(false);
    const answer = await assign();
    expect(answer.body).toMatchObject({
      data: { driver: { name: 'Taras Melnyk' }, truck: { plate: 'AA 1234 BC' }, refusals: {} },
    });
    const shown = await shipper.done('GET /loads/{id}/vehicle', load);
    expect(shown).toMatchObject({
      driver: {
        is_whole: true,
        is_own: false,
        date_of_birth: '1984-02-29',
        tin: '3067812345',
        files: [{ name: 'licence.pdf' }],
      },
      truck: { plate: 'AA 1234 BC' },
      trailer: { plate: 'AA 5678 XX' },
    });
    expect(await scanOf(shown.driver!.files[0]!.url)).toBe(200);
    expect(await driverSeen()).toMatchObject({ is_whole: true, date_of_birth: '1984-02-29' });
    await shipper.done('PUT /loads/{id}/start', load);
    expect((await assign(anna, { ...named, trailer_id: null, reason: 'It is damaged' })).status).toBe(200);
    expect((await shipper.done('GET /loads/{id}/vehicle', load)).trailer).toBeNull();
    await completeOrder(app, shipper, load);
    expect((await assign()).body).toMatchObject({ code: 'assignment.wrong-state', params: { state: 'completed' } });
    expect((await driverSeen())?.is_whole).toBe(true);
    app.clock.at += 3 * 24 * 3_600_000;
    await shipper.done('PUT /loads/{id}/archive', load);
    expect(await driverSeen()).toMatchObject({ is_whole: false, date_of_birth: null, tin: null, files: [] });
    expect((await shipper.done('GET /loads/{id}/vehicle', load)).driver).toMatchObject({
      is_whole: false,
      name: 'Taras Melnyk',
      date_of_birth: null,
      files: [],
    });
  });

  it('driver and truck cannot be named before the award or by another carrier', async () => {
    await bid(anna, load, 200_000);
    await bid(borys, load, 190_000);
    for (const who of [anna, borys]) {
      const refused = await assign(who);
      expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'assignment.wrong-state', {}]);
    }
    const own = await borys.done('GET /loads/{id}/vehicle', load);
    expect(own).toMatchObject({ driver: null, truck: null, trailer: null, refusals: { assign: { params: {} } } });
  });

  it('only driver and truck of the own company can be named', async () => {
    await confirm();
    const theirs = (await borys.call('POST /drivers', { body: DRIVER })).body.data.id;
    const refused = await assign(anna, { ...named, driver_id: theirs });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['driver_id']]);
    expect((await assign(borys, { ...named, driver_id: theirs })).status).toBe(409);
    expect((await shipper.done('GET /loads/{id}/vehicle', load)).driver).toBeNull();
  });

  it('other shippers and carriers do not see driver and truck', async () => {
    await confirm();
    await assign();
    expect((await otherShipper.call('GET /loads/{id}/vehicle', { path: { id: load } })).status).toBe(404);
    const own = await borys.done('GET /loads/{id}/vehicle', load);
    expect(own).toMatchObject({ driver: null, truck: null });
    const invited = await otherShipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: anna.login }] },
    });
    const { id, code } = invited.body.data[0]!;
    await anna.call('POST /invitations/{code}/accept', { path: { code }, body: {} });
    const [driver] = (await otherShipper.call('GET /carriers/{id}/drivers', { path: { id } })).body.data;
    expect(driver).toMatchObject({ name: 'Taras Melnyk', is_whole: false, date_of_birth: null, files: [] });
  });

  it('driver and truck are hidden when the carrier loses the order', async () => {
    await confirm();
    await assign();
    await anna.done('PUT /loads/{id}/cancel', load, { code: 'no_capacity' });
    expect((await shipper.done('GET /loads/{id}/vehicle', load)).driver).toBeNull();
    expect((await driverSeen())?.is_whole).toBe(false);
  });

  it('a deleted driver stays named for the order', async () => {
    await confirm();
    await assign();
    await anna.call('DELETE /drivers/{id}', { path: { id: named.driver_id } });
    expect((await shipper.done('GET /loads/{id}/vehicle', load)).driver).toMatchObject({ name: 'Taras Melnyk' });
  });

  it('the history has one event for driver and truck, also when they are sent again', async () => {
    await confirm();
    await assign();
    await assign();
    const { body } = await shipper.call('GET /loads/{id}/history', { path: { id: load } });
    const entries = body.data.filter(({ action }) => action === 'load.vehicle_assigned');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.actor_kind).toBe('carrier');
  });
});
