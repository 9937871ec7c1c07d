import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { sendDocument } from '../../../test/files/send-form';
import { CONTACT, DRIVER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let otherShipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  otherShipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});

const path = () => ({ id: carrier.carrierId });

describe('a shipper of the network', () => {
  it('a shipper sees names and licence dates of drivers, vehicles and shared contacts, and a search finds no more', async () => {
    const scan = await sendDocument(app, carrier.token);
    await carrier.call('POST /drivers', { body: { ...DRIVER, file_ids: [scan] } });
    await carrier.call('POST /trucks', { body: TRUCK });
    await carrier.call('POST /contacts', { body: CONTACT });
    await carrier.call('POST /contacts', { body: { ...CONTACT, first_name: 'Private', is_shared: false } });
    const [driver] = (await shipper.call('GET /carriers/{id}/drivers', { path: path() })).body.data;
    expect(driver).toMatchObject({
      name: 'Taras Melnyk',
      licence_expires_on: '2029-05-31',
      is_own: false,
      is_whole: false,
      date_of_birth: null,
      tin: null,
      licence_number: null,
      phone: null,
      email: null,
      languages: [],
      files: [],
    });
    const one = await shipper.call('GET /carriers/{id}/drivers/{driver_id}', {
      path: { ...path(), driver_id: driver!.id },
    });
    expect(one.body.data).toEqual(driver);
    for (const search of ['3067812345', '+380501112233', 'BXA'])
      expect((await shipper.call('GET /carriers/{id}/drivers', { path: path(), query: { search } })).body.data).toEqual(
        [],
      );
    const trucks = (await shipper.call('GET /carriers/{id}/trucks', { path: path() })).body.data;
    expect(trucks).toMatchObject([{ plate: 'AA 1234 BC', is_own: false }]);
    const contacts = (await shipper.call('GET /carriers/{id}/contacts', { path: path() })).body.data;
    expect(contacts.map((contact) => contact.first_name)).toEqual(['Iryna']);
  });

  it('a shipper cannot change records of the carrier or read their history', async () => {
    const { id } = (await carrier.call('POST /drivers', { body: DRIVER })).body.data;
    const one = { ...path(), driver_id: id };
    const put = await shipper.send('PUT /carriers/{id}/drivers/{driver_id}', { path: one, body: DRIVER });
    expect([put.status, put.body.code]).toEqual([404, 'record.not-found']);
    for (const key of [
      'DELETE /carriers/{id}/drivers/{driver_id}',
      'PUT /carriers/{id}/drivers/{driver_id}/restore',
      'GET /carriers/{id}/drivers/{driver_id}/history',
    ] as const)
      expect((await shipper.send(key, { path: one })).status).toBe(404);
  });

  it('a shipper keeps its own records, which nobody else sees', async () => {
    const kept = (await shipper.call('POST /carriers/{id}/drivers', { path: path(), body: DRIVER })).body.data;
    await carrier.call('POST /drivers', { body: { ...DRIVER, name: 'Of the carrier' } });
    const one = { ...path(), driver_id: kept.id };
    const whole = await shipper.call('GET /carriers/{id}/drivers/{driver_id}', { path: one });
    expect(whole.body.data).toMatchObject({ is_own: true, is_whole: true, tin: '3067812345' });
    const listed = (await shipper.call('GET /carriers/{id}/drivers', { path: path() })).body.data;
    expect(listed.map((driver) => [driver.name, driver.is_own])).toEqual([
      ['Of the carrier', false],
      ['Taras Melnyk', true],
    ]);
    expect((await carrier.call('GET /drivers')).body.data.map(({ name }) => name)).toEqual(['Of the carrier']);
    expect((await carrier.call('GET /drivers/{id}', { path: { id: kept.id } })).status).toBe(404);
    const invited = await otherShipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    const invitation = invited.body.data[0]!;
    await carrier.call('POST /invitations/{code}/accept', { path: { code: invitation.code }, body: {} });
    const theirs = await otherShipper.call('GET /carriers/{id}/drivers', { path: { id: invitation.id } });
    expect(theirs.body.data.map(({ name }) => name)).toEqual(['Of the carrier']);
    const other = { id: invitation.id, driver_id: kept.id };
    expect((await otherShipper.call('GET /carriers/{id}/drivers/{driver_id}', { path: other })).status).toBe(404);
  });

  it('a shipper keeps records of two carriers apart', async () => {
    const other = await joinCarrier(app, shipper);
    const kept = (await shipper.call('POST /carriers/{id}/trucks', { path: path(), body: TRUCK })).body.data;
    expect(
      (await shipper.call('POST /carriers/{id}/trucks', { path: { id: other.carrierId }, body: TRUCK })).status,
    ).toBe(201);
    const wrong = { id: other.carrierId, truck_id: kept.id };
    expect((await shipper.call('GET /carriers/{id}/trucks/{truck_id}', { path: wrong })).status).toBe(404);
    expect((await shipper.send('DELETE /carriers/{id}/trucks/{truck_id}', { path: wrong })).status).toBe(404);
  });

  it('a shipper sees no fleet of a carrier that does not work with it, and keeps its own records', async () => {
    const invited = await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: `later.${carrier.login}` }] },
    });
    const { id } = invited.body.data[0]!;
    expect((await shipper.call('GET /carriers/{id}/drivers', { path: { id } })).body.data).toEqual([]);
    expect((await shipper.call('POST /carriers/{id}/drivers', { path: { id }, body: DRIVER })).status).toBe(201);
  });

  it('a colleague who may only read changes nothing', async () => {
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.call('GET /carriers/{id}/trucks', { path: path() })).status).toBe(200);
    expect((await viewer.call('POST /carriers/{id}/trucks', { path: path(), body: TRUCK })).status).toBe(403);
  });
});

it('expiring documents are listed for the carrier and for its shippers', async () => {
  const { listExpiring, listOwnExpiring } = await import('.');
  await carrier.call('POST /drivers', { body: DRIVER });
  await shipper.call('POST /carriers/{id}/drivers', { path: path(), body: { ...DRIVER, name: 'Kept' } });
  const range = { from: '2029-05-01', to: '2029-05-31', limit: 50 };
  const own = await listOwnExpiring(app.database, { ...range, companyId: carrier.companyId });
  expect(own).toMatchObject([{ entity: 'driver', title: 'Taras Melnyk', expires_on: '2029-05-31', carrier_id: null }]);
  const seen = await listExpiring(app.database, { ...range, companyId: shipper.companyId });
  expect(seen.map(({ title, carrier_id: id }) => [title, id]).sort()).toEqual([
    ['Kept', carrier.carrierId],
    ['Taras Melnyk', carrier.carrierId],
  ]);
  expect(await listExpiring(app.database, { ...range, companyId: otherShipper.companyId })).toEqual([]);
});

describe('notes of a shipper about a carrier', () => {
  it('colleagues write, change, delete and restore notes, which nobody else sees', async () => {
    const { id } = (
      await shipper.call('POST /carriers/{id}/notes', { path: path(), body: { text: 'Pays tolls itself' } })
    ).body.data;
    const note = { ...path(), note_id: id };
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const changed = await colleague.call('PUT /carriers/{id}/notes/{note_id}', { path: note, body: { text: 'Late' } });
    expect(changed.body.data).toMatchObject({ id, text: 'Late', author: 'Olena Savchuk' });
    const shown = async (who: Shipper) => who.call('GET /carriers/{id}/notes', { path: path() });
    expect((await shown(colleague)).body.data).toHaveLength(1);
    expect((await shown(otherShipper)).status).toBe(404);
    await colleague.call('DELETE /carriers/{id}/notes/{note_id}', { path: note });
    expect((await shown(shipper)).body.data).toEqual([]);
    await shipper.call('PUT /carriers/{id}/notes/{note_id}/restore', { path: note });
    expect((await shown(shipper)).body.data).toHaveLength(1);
    const recorded = await app.database.rows<{ carrier_company_id: number | null }>(
      `select carrier_company_id from events where action like 'carrier.note_%' and entity_id = $1`,
      [carrier.carrierId],
    );
    expect(recorded.map((event) => event.carrier_company_id)).toEqual([null, null, null]);
  });

  it('an empty note is refused', async () => {
    const empty = await shipper.send('POST /carriers/{id}/notes', { path: path(), body: { text: '  ' } });
    expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['text']]);
  });
});
