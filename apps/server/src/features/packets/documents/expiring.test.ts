import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, type Role } from '@tenderlane/domain/core';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { DRIVER } from '@tenderlane/contract/fleet/examples';
import { insurance } from '@tenderlane/contract/packets/examples';
import { addDocument, approve, publishPacket, requirePacket, submit } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;
let anna: Carrier;
let borys: Carrier;
const day = (days: number) => new Date(app.clock.at + days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await startApp();
  [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
  await publishPacket(shipper);
  await requirePacket(shipper);
  anna = await joinCarrier(app, shipper);
  borys = await joinCarrier(app, shipper);
  await submit(anna, { title: 'Insurance of Anna', expires_on: day(20) });
  await approve(shipper, anna);
  await addDocument(anna, { title: 'Kept to herself', expires_on: day(10) });
  await anna.call('POST /drivers', { body: { ...DRIVER, licence_expires_on: day(30) } });
  const keep = async (title: string, days: number) =>
    (await shipper.done('POST /carriers/{id}/documents', borys.carrierId, insurance({ title, expires_on: day(days) })))
      .id;
  await keep('Contract with Borys', 5);
  await keep('Ended already', -3);
  await keep('Next year', 360);
  const gone = await keep('Deleted', 6);
  const path = { id: borys.carrierId, document_id: gone };
  await shipper.call('DELETE /carriers/{id}/documents/{document_id}', { path });
});
afterAll(() => app.close());

const shown = async (by: Shipper, query: Record<string, unknown> = {}) =>
  (await by.call('GET /carriers/expiring', { query })).body.data.map(({ title }) => title);
const ALL = ['Ended already', 'Contract with Borys', 'Insurance of Anna', 'Taras Melnyk', 'Next year'];

describe('the calendar of what ends', () => {
  it('the calendar lists submitted documents, licences and own documents by their last day', async () => {
    expect(await shown(shipper)).toEqual(ALL);
    const { data } = (await shipper.call('GET /carriers/expiring', { query: {} })).body;
    expect(data[2]).toEqual({
      entity: 'document',
      id: expect.any(Number),
      carrier_id: anna.carrierId,
      carrier: anna.name,
      title: 'Insurance of Anna',
      kind: 'insurance',
      expires_on: day(20),
    });
    expect(data[3]).toMatchObject({ entity: 'driver', kind: 'driver', carrier: anna.name, expires_on: day(30) });
  });

  it('the calendar is filtered by days and carrier', async () => {
    expect(await shown(shipper, { from: day(5), to: day(20) })).toEqual(['Contract with Borys', 'Insurance of Anna']);
    expect(await shown(shipper, { from: day(6), to: day(19) })).toEqual([]);
    expect(await shown(shipper, { from: day(20), to: day(5) })).toEqual([]);
    expect(await shown(shipper, { carrier_id: anna.carrierId })).toEqual(['Insurance of Anna', 'Taras Melnyk']);
  });

  it('invalid days and unknown keys are refused', async () => {
    for (const query of [{ from: '2027-02-29' }, { to: 'soon' }, { carrier_id: 'x' }, { carrier_id: -1 }, { all: '1' }])
      expect((await shipper.send('GET /carriers/expiring', { query })).status).toBe(422);
  });

  it('every colleague and no visitor reads the calendar of the own network', async () => {
    for (const role of ['manager', 'dispatcher', 'accountant', 'viewer'] as const satisfies Role[])
      expect(await shown(await joinColleague(app, shipper, role))).toEqual(ALL);
    expect((await app.shipper().send('GET /carriers/expiring')).status).toBe(401);
    expect((await app.shipper(anna.token).send('GET /carriers/expiring')).status).toBe(401);
    expect(await shown(other)).toEqual([]);
    const query = { carrier_id: anna.carrierId };
    expect((await other.send('GET /carriers/expiring', { query })).status).toBe(404);
  });

  it('the calendar of a carrier has all own documents and none that shippers keep', async () => {
    const own = async (by: Carrier, query: Record<string, unknown> = {}) =>
      (await by.call('GET /account/documents/expiring', { query })).body.data.map(({ title }) => title);
    expect(await own(anna)).toEqual(['Kept to herself', 'Insurance of Anna', 'Taras Melnyk']);
    expect(await own(anna, { to: day(10) })).toEqual(['Kept to herself']);
    expect(await own(borys)).toEqual([]);
    expect((await app.carrier().send('GET /account/documents/expiring')).status).toBe(401);
  });

  it('a carrier that left the network leaves the calendar', async () => {
    await shipper.done('PUT /carriers/{id}/remove', anna.carrierId, {});
    expect(await shown(shipper)).toEqual(['Ended already', 'Contract with Borys', 'Next year']);
  });
});
