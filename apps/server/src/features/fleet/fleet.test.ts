import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCarrier, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { postForm, TINY_PNG } from '../../../test/files/send-form';
import { CONTACT, DRIVER, TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  await carrier.call('PUT /profile/info', { body: { first_name: 'Piotr', last_name: 'Nowak', accepts_terms: true } });
});

async function sendFile(who: Carrier | Shipper, base: 'carrier' | 'shipper', name: string, content: Buffer | string) {
  const answer = await postForm([app, base, who.token], '/files', {}, [{ name, content }]);
  return (answer as unknown as { body: { data: { id: number } } }).body.data.id;
}

describe('drivers, vehicles and contacts of a carrier', () => {
  it('a carrier adds a driver with a scan, changes it and reads the history of its changes', async () => {
    const scan = await sendFile(carrier, 'carrier', 'licence.pdf', '%PDF-1.4 licence');
    const added = await carrier.call('POST /drivers', { body: { ...DRIVER, file_ids: [scan] } });
    expect(added.status).toBe(201);
    const { id } = added.body.data;
    expect(await carrier.done('GET /drivers/{id}', id)).toMatchObject({
      name: 'Taras Melnyk',
      is_own: true,
      is_whole: true,
      date_of_birth: '1984-02-29',
      licence_expires_on: '2029-05-31',
      tin: '3067812345',
      phone: '+380501112233',
      files: [{ id: scan, name: 'licence.pdf' }],
    });
    const changed = { ...DRIVER, tin: '3067800000', phone: '+38 050 999 88 77', file_ids: [] };
    const answer = await carrier.done('PUT /drivers/{id}', id, changed);
    expect(answer).toMatchObject({ tin: '3067800000', phone: '+380509998877', files: [] });
    await carrier.done('PUT /drivers/{id}', id, changed);
    const { body: history } = await carrier.call('GET /drivers/{id}/history', { path: { id } });
    expect(history.data.map(({ action }) => action)).toEqual(['driver.changed', 'driver.created']);
    expect(history.data[0]?.actor).toBe('Piotr Nowak');
    expect(history.data[0]?.changes).toEqual([
      { field: 'tin', old: '•••', new: '•••' },
      { field: 'phone', old: '+380501112233', new: '+380509998877' },
      { field: 'files', old: 'licence.pdf', new: '' },
    ]);
  });

  it('a carrier adds a truck with a photo, which must be a picture', async () => {
    const photo = await sendFile(carrier, 'carrier', 'truck.png', Buffer.from(TINY_PNG, 'base64'));
    const scan = await sendFile(carrier, 'carrier', 'paper.pdf', '%PDF-1.4 paper');
    const wrong = await carrier.send('POST /trucks', { body: { ...TRUCK, file_ids: [scan] } });
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'file.no-picture']);
    const added = await carrier.call('POST /trucks', { body: { ...TRUCK, file_ids: [photo] } });
    expect(await carrier.done('GET /trucks/{id}', added.body.data.id)).toMatchObject({
      plate: 'AA 1234 BC',
      vin: 'WDB9634031L123456',
      length_m: 13.6,
      files: [{ name: 'truck.png' }],
    });
  });

  it('lists of the fleet are searched, sorted and read in pages', async () => {
    for (const [name, expires] of [
      ['Вадим Жук', '2030-01-01'],
      ['Anna Kowalska', null],
      ['Борис Ґудзь', '2027-01-01'],
    ] as const)
      await carrier.call('POST /drivers', { body: { name, licence_expires_on: expires } });
    const names = async (query: object) =>
      (await carrier.call('GET /drivers', { query })).body.data.map(({ name }) => name.split(' ')[0]);
    expect(await names({ search: 'zhuk' })).toEqual(['Вадим']);
    expect(await names({ sort: 'licence_expires_on' })).toEqual(['Борис', 'Вадим', 'Anna']);
    const first = await carrier.call('GET /drivers', { query: { sort: 'licence_expires_on', per_page: 2 } });
    expect(first.body.meta).toMatchObject({ total: 3, per_page: 2 });
    const next = await carrier.call('GET /drivers', {
      query: { sort: 'licence_expires_on', per_page: 2, after: first.body.meta.next! },
    });
    expect(next.body.data.map(({ name }) => name)).toEqual(['Anna Kowalska']);
  });

  it.each(['contact', 'driver', 'truck', 'trailer'] as const)(
    'a carrier deletes a %s and restores it in time',
    async (kind) => {
      const bodies = { contact: CONTACT, driver: DRIVER, truck: TRUCK, trailer: TRAILER };
      const created = await carrier.send(`POST /${kind}s`, { body: bodies[kind] });
      const { id } = (created.body as { data: { id: number } }).data;
      expect((await carrier.send(`DELETE /${kind}s/{id}`, { path: { id } })).status).toBe(204);
      expect((await carrier.send(`GET /${kind}s/{id}`, { path: { id } })).status).toBe(404);
      expect((await carrier.send(`DELETE /${kind}s/{id}`, { path: { id } })).status).toBe(404);
      app.clock.at += 9_000;
      expect((await carrier.send(`PUT /${kind}s/{id}/restore`, { path: { id } })).status).toBe(200);
      expect((await carrier.send(`PUT /${kind}s/{id}/restore`, { path: { id } })).status).toBe(200);
      await carrier.send(`DELETE /${kind}s/{id}`, { path: { id } });
      app.clock.at += 60_000;
      expect((await carrier.send(`PUT /${kind}s/{id}/restore`, { path: { id } })).status).toBe(404);
    },
  );

  it('two vehicles cannot have one plate, also after one is restored', async () => {
    const first = await carrier.call('POST /trucks', { body: TRUCK });
    const again = await carrier.send('POST /trucks', { body: { ...TRUCK, plate: 'aa  1234 bc' } });
    expect([again.status, again.body.code, Object.keys(again.body.errors ?? {})]).toEqual([
      409,
      'vehicle.plate-taken',
      ['plate'],
    ]);
    expect((await carrier.call('POST /trailers', { body: { ...TRAILER, plate: TRUCK.plate } })).status).toBe(201);
    await carrier.call('DELETE /trucks/{id}', { path: { id: first.body.data.id } });
    expect((await carrier.call('POST /trucks', { body: TRUCK })).status).toBe(201);
    const back = await carrier.send('PUT /trucks/{id}/restore', { path: { id: first.body.data.id } });
    expect(back.status).toBe(409);
  });

  it('a repeated creation with one key adds one record', async () => {
    const headers = { 'idempotency-key': 'one-driver' };
    const first = await carrier.send('POST /drivers', { body: DRIVER, headers });
    const second = await carrier.send('POST /drivers', { body: DRIVER, headers });
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await carrier.call('GET /drivers')).body.meta.total).toBe(1);
  });

  it('a carrier has one primary contact', async () => {
    const primary = { ...CONTACT, is_primary: true };
    const first = (await carrier.call('POST /contacts', { body: primary })).body.data;
    const second = (await carrier.call('POST /contacts', { body: { ...primary, first_name: 'Olha' } })).body.data;
    expect((await carrier.done('GET /contacts/{id}', second.id)).is_primary).toBe(true);
    expect((await carrier.done('GET /contacts/{id}', first.id)).is_primary).toBe(false);
    await carrier.done('PUT /contacts/{id}', first.id, primary);
    expect((await carrier.done('GET /contacts/{id}', second.id)).is_primary).toBe(false);
  });
});

describe('invalid values are refused at their fields', () => {
  it.each([
    ['/drivers', { ...DRIVER, name: '' }, 'name'],
    ['/drivers', { ...DRIVER, date_of_birth: '2001-02-30' }, 'date_of_birth'],
    ['/drivers', { ...DRIVER, date_of_birth: '2020-01-01', driving_since: null }, 'date_of_birth'],
    ['/drivers', { ...DRIVER, licence_expires_on: '31.05.2029' }, 'licence_expires_on'],
    ['/drivers', { ...DRIVER, licence_expires_on: '0001-01-01' }, 'licence_expires_on'],
    ['/drivers', { ...DRIVER, driving_since: 1800 }, 'driving_since'],
    ['/drivers', { ...DRIVER, driving_since: 2006.5 }, 'driving_since'],
    ['/drivers', { ...DRIVER, phone: '12' }, 'phone'],
    ['/drivers', { ...DRIVER, email: 'taras@' }, 'email'],
    ['/drivers', { ...DRIVER, languages: ['klingon'] }, 'languages.0'],
    ['/drivers', { ...DRIVER, file_ids: [999_999] }, 'file_ids'],
    ['/drivers', { ...DRIVER, company_id: 1 }, 'company_id'],
    ['/contacts', { first_name: 'Iryna' }, 'phone'],
    ['/contacts', { ...CONTACT, email: 'nobody' }, 'email'],
    ['/trucks', { ...TRUCK, year: 20_211 }, 'year'],
    ['/trucks', { ...TRUCK, year: 1200 }, 'year'],
    ['/trucks', { ...TRUCK, load_capacity_kg: 0.0009 }, 'load_capacity_kg'],
    ['/drivers', { ...DRIVER, licence_expires_on: '2101-01-01' }, 'licence_expires_on'],
    ['/drivers', { ...DRIVER, date_of_birth: '1899-12-31' }, 'date_of_birth'],
    ['/trucks', { ...TRUCK, height_m: -4 }, 'height_m'],
    ['/trucks', { ...TRUCK, load_capacity_kg: 0 }, 'load_capacity_kg'],
    ['/trucks', { ...TRUCK, total_volume_m3: 1e9 }, 'total_volume_m3'],
    ['/trucks', { ...TRUCK, vin: 'WDB9634031O123456' }, 'vin'],
    ['/trucks', { ...TRUCK, vin: '1M8GDM9A1KP042788' }, 'vin'],
    ['/trucks', { ...TRUCK, plate: '—' }, 'plate'],
    ['/trucks', { ...TRUCK, type: 'semi_trailer' }, 'type'],
    ['/trailers', { ...TRAILER, category: 'N3' }, 'category'],
    ['/trailers', { ...TRAILER, body_type: 'boat' }, 'body_type'],
  ])('%s refuses %j at its field', async (list, body, field) => {
    const answer = await carrier.send(`POST ${list}` as 'POST /drivers', { body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('all wrong fields are named at once', async () => {
    const body = { ...DRIVER, date_of_birth: '2024-01-01', driving_since: 2099, phone: 'x', email: 'x' };
    const { body: refused } = await carrier.send('POST /drivers', { body });
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(['date_of_birth', 'driving_since', 'email', 'phone']);
  });
});
