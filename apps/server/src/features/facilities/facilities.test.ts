import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GDANSK } from '@tenderlane/contract/facilities/examples';
import { addFacility } from '../../../test/facilities/add-facilities';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { postForm, TINY_PNG } from '../../../test/files/send-form';
import { loadPlaces } from '../reference';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let colleague: Shipper;
let viewer: Shipper;
let stranger: Shipper;

beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
  // The first brand is the operator's, and nothing here is about it.
  await signUpShipper(app);
  shipper = await signUpShipper(app);
  colleague = await joinColleague(app, shipper, 'dispatcher');
  viewer = await joinColleague(app, shipper, 'viewer');
  stranger = await signUpShipper(app);
});
afterAll(() => app.close());

const show = (id: number, by = shipper) => by.done('GET /facilities/{id}', id);
const namesOf = async (query: object, by = shipper) =>
  (await by.call('GET /facilities', { query })).body.data.map(({ name }) => name);

describe('a facility', () => {
  it('a facility is stored completely', async () => {
    const { body } = await shipper.call('POST /facilities', { body: { ...GDANSK, external_id: 'W-1' } });
    expect(body.data).toMatchObject({
      ...{ ...GDANSK, external_id: 'W-1', status: 'active', is_public: false, is_own: true, is_favourite: false },
      ...{ version: 1, deleted_at: null, published_id: null, proposal: null, files: [] },
    });
    expect(await show(body.data.id, viewer)).toEqual(body.data);
  });

  it('a facility needs a name, a category and an address', async () => {
    const { status, body } = await shipper.send('POST /facilities', { body: {} });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['address', 'category', 'name']]);
    const { name, category, address } = GDANSK;
    const bare = await shipper.call('POST /facilities', {
      body: { name, category, address: { ...address, street: '', region: '' }, note: '', company_name: '' },
    });
    expect(bare.body.data).toMatchObject({ hours: null, contacts: [], note: null, company_name: null });
    expect(bare.body.data.address).toMatchObject({ street: null, region: null });
  });

  it('a facility is read in the reader’s language, and saving it so changes nothing', async () => {
    const id = await addFacility(shipper);
    const headers = { 'accept-language': 'uk' };
    const uk = (await shipper.send('GET /facilities/{id}', { path: { id }, headers })).body['data'] as typeof GDANSK;
    expect(uk.address.city).toBe('Гданськ');
    const body = { address: uk.address, version: 1 };
    const saved = await shipper.send('PUT /facilities/{id}', { path: { id }, body, headers });
    expect([saved.status, (saved.body['data'] as { version: number }).version]).toEqual([200, 1]);
  });

  it.each([
    ['address.lat', { address: { ...GDANSK.address, lat: 91 } }],
    ['address.lon', { address: { ...GDANSK.address, lon: -180.5 } }],
    ['address.time_zone', { address: { ...GDANSK.address, time_zone: 'Europe/Nowhere' } }],
    ['address.country_id', { address: { ...GDANSK.address, country_id: 'zz' } }],
    ['address.city', { address: { ...GDANSK.address, city: '' } }],
    ['category', { category: 'palace' }],
    ['hours.days.0.to', { hours: { days: [{ day: 1, from: '18:00', to: '08:00', breaks: [] }], holidays: [] } }],
    ['hours.days.0.from', { hours: { days: [{ day: 1, from: '25:00', to: '18:00', breaks: [] }], holidays: [] } }],
    ['hours.days.0.day', { hours: { days: [{ day: 8, from: '08:00', to: '18:00', breaks: [] }], holidays: [] } }],
    ['hours.days.0.breaks', { hours: { days: [{ ...GDANSK.hours.days[0]!, breaks: breaks(31) }], holidays: [] } }],
    ['hours.days', { hours: { days: [], holidays: [] } }],
    ['hours.holidays.0.date', { hours: { ...GDANSK.hours, holidays: [{ date: '2026-02-30' }] } }],
    [
      'hours.holidays.1.date',
      { hours: { ...GDANSK.hours, holidays: [{ date: '2027-01-01' }, { date: '2027-01-01' }] } },
    ],
    ['contacts.0.email', { contacts: [{ name: 'Ewa', email: 'nobody' }] }],
    ['contacts.0.name', { contacts: [{ name: ' ' }] }],
    ['contacts', { contacts: Array.from({ length: 21 }, () => ({ name: 'Ewa' })) }],
    ['file_ids', { file_ids: [987_654] }],
    ['file_ids', { file_ids: Array.from({ length: 11 }, (_one, index) => index + 1) }],
    ['name', { name: 'x'.repeat(201) }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('an invalid facility is refused at %s', async (field, change) => {
    const { status, body } = await shipper.send('POST /facilities', { body: { ...GDANSK, ...change } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    const id = await addFacility(shipper);
    const changed = await shipper.send('PUT /facilities/{id}', { path: { id }, body: { ...change, version: 1 } });
    expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a change needs the version that was read, and a repeated change is applied once', async () => {
    const id = await addFacility(shipper);
    const change = { name: 'Gdańsk east', note: null, version: 1 };
    expect(await shipper.done('PUT /facilities/{id}', id, change)).toMatchObject({ name: 'Gdańsk east', version: 2 });
    expect(await shipper.done('PUT /facilities/{id}', id, change)).toMatchObject({ version: 2 });
    expect(await colleague.refused('PUT /facilities/{id}', id, { name: 'Other', version: 1 })).toMatchObject({
      ...{ status: 409, code: 'facility.changed-meanwhile' },
    });
    const { data } = (await shipper.call('GET /facilities/{id}/history', { path: { id } })).body;
    expect(data.map(({ action }) => action)).toEqual(['facility.changed', 'facility.created']);
    expect(data[0]).toMatchObject({
      actor: 'Olena Savchuk',
      changes: [
        { field: 'name', old: 'Gdańsk hub', new: 'Gdańsk east' },
        { field: 'note', old: 'Report at gate 2', new: null },
      ],
    });
  });

  it('a facility is deactivated and activated again', async () => {
    const id = await addFacility(shipper, { name: 'Seasonal store' });
    for (const status of ['inactive', 'inactive', 'active'] as const)
      expect((await shipper.done('PUT /facilities/{id}/status', id, { status })).status).toBe(status);
    const { data } = (await shipper.call('GET /facilities/{id}/history', { path: { id } })).body;
    expect(data).toHaveLength(3);
  });

  it('a facility is deleted and restored, and both can be repeated', async () => {
    const id = await addFacility(shipper, { name: 'Old depot' });
    for (let times = 0; times < 2; times++) await shipper.done('DELETE /facilities/{id}', id);
    expect(await namesOf({ search: 'Old depot' })).toEqual([]);
    expect(await namesOf({ search: 'Old depot', scope: 'usable' })).toEqual([]);
    expect(await namesOf({ search: 'Old depot', deleted: '1' })).toEqual(['Old depot']);
    expect((await show(id)).deleted_at).not.toBeNull();
    expect(await shipper.refused('PUT /facilities/{id}', id, { name: 'New', version: 2 })).toMatchObject({
      ...{ status: 409, code: 'facility.deleted' },
    });
    for (let times = 0; times < 2; times++) await shipper.done('PUT /facilities/{id}/restore', id);
    expect(await namesOf({ search: 'Old depot' })).toEqual(['Old depot']);
  });

  it('a favourite belongs to a person and not to the company', async () => {
    const id = await addFacility(shipper, { name: 'Beloved' });
    for (const is_favourite of [true, true])
      expect((await viewer.done('PUT /facilities/{id}/favourite', id, { is_favourite })).is_favourite).toBe(true);
    expect((await show(id)).is_favourite).toBe(false);
    expect(await namesOf({ favourite: '1' }, viewer)).toEqual(['Beloved']);
    expect(await namesOf({ favourite: '1' })).toEqual([]);
    await viewer.done('PUT /facilities/{id}/favourite', id, { is_favourite: false });
    expect(await namesOf({ favourite: '1' }, viewer)).toEqual([]);
  });

  it('a facility takes only photos of its company', async () => {
    const photo = await sendPhoto(shipper);
    const { files, id } = (await shipper.call('POST /facilities', { body: { ...GDANSK, file_ids: [photo] } })).body
      .data;
    expect(files).toMatchObject([{ id: photo, media_type: 'image/png' }]);
    expect(await viewer.done('GET /facilities/{id}', id)).toMatchObject({ files: [{ id: photo }] });
    expect(await stranger.send('POST /facilities', { body: { ...GDANSK, file_ids: [photo] } })).toMatchObject({
      ...{ status: 422, body: { errors: { file_ids: expect.any(Array) } } },
    });
    const without = await shipper.done('PUT /facilities/{id}', id, { file_ids: [], version: 1 });
    expect([without.files, without.version]).toEqual([[], 2]);
  });
});

function breaks(count: number) {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: count }, (_one, index) => ({
    from: `12:${two(index)}`,
    to: `12:${two(index + 1)}`,
  }));
}

async function sendPhoto(by: Shipper): Promise<number> {
  const content = Buffer.from(TINY_PNG, 'base64');
  const { body } = await postForm([app, 'shipper', by.token], '/files', {}, [{ name: 'gate.png', content }]);
  return (body as { data: { id: number } }).data.id;
}

describe('the list', () => {
  it('the list is filtered by text, category, status and country, sorted and read in pages', async () => {
    const by = await signUpShipper(app);
    const kyiv = { ...GDANSK.address, name: 'Kyiv', city: 'Kyiv', country_id: 'ua', lat: 50.45, lon: 30.52 };
    await addFacility(by, { name: 'Склад Схід', address: { ...kyiv, time_zone: 'Europe/Kyiv' }, category: 'terminal' });
    await addFacility(by, { name: 'alfa' });
    await addFacility(by, { name: 'Beta', category: 'port' });
    const all = await namesOf({}, by);
    expect(all).toEqual(['alfa', 'Beta', 'Склад Схід']);
    expect(await namesOf({ sort: '-name' }, by)).toEqual(all.toReversed());
    expect(await namesOf({ search: 'Київ' }, by)).toEqual(['Склад Схід']);
    expect(await namesOf({ search: 'Portowa' }, by)).toHaveLength(3);
    expect(await namesOf({ search: '%' }, by)).toEqual([]);
    expect(await namesOf({ category: 'port,terminal' }, by)).toEqual(['Beta', 'Склад Схід']);
    expect(await namesOf({ country_id: 'ua' }, by)).toEqual(['Склад Схід']);
    expect(await namesOf({ status: 'inactive' }, by)).toEqual([]);
    for (const sort of ['city', 'category', 'created_at', 'updated_at'])
      expect((await namesOf({ sort }, by)).toSorted()).toEqual(all.toSorted());
    const first = (await by.call('GET /facilities', { query: { per_page: 2 } })).body;
    expect(first.meta).toMatchObject({ total: 3, page: 1, per_page: 2 });
    const second = (await by.call('GET /facilities', { query: { per_page: 2, after: first.meta.next! } })).body;
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(all);
  });

  it.each([{ category: 'palace' }, { status: 'gone' }, { scope: 'all' }, { favourite: 'yes' }, { sort: 'size' }])(
    'the query %j is refused',
    async (query) => expect((await shipper.send('GET /facilities', { query })).status).toBe(422),
  );

  it('the list is exported as CSV in the reader’s language without formulas', async () => {
    const by = await signUpShipper(app);
    await addFacility(by, { name: '=1+1', note: 'Line one\nline two' });
    const answer = await app.server.inject({
      ...{ url: '/api/shipper/v1/facilities/export', headers: { authorization: `Bearer ${by.token}` } },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, row] = answer.body.slice(1).split('\r\n');
    expect(head).toMatch(/^Name;Category;Street;City;Region/);
    expect(row).toContain("'=1+1;Warehouse;Portowa 4;");
    expect(row).toContain('Mon 08:00–18:00 (12:00–13:00); Tue');
    expect(row).toContain('2026-12-25');
  });
});

describe('the owner of a facility', () => {
  it('a facility is found only by its company', async () => {
    const id = await addFacility(shipper);
    for (const key of ['GET /facilities/{id}', 'DELETE /facilities/{id}', 'PUT /facilities/{id}/restore'] as const)
      expect(await stranger.refused(key, id)).toMatchObject({ status: 404, code: 'record.not-found' });
    expect(await namesOf({ scope: 'usable' }, stranger)).toEqual([]);
    expect(await namesOf({ scope: 'public' }, stranger)).toEqual([]);
  });

  it('a member with another active brand is told the brand of the facility', async () => {
    const id = await addFacility(shipper);
    await colleague.call('POST /account/brand', { body: { name: 'Side business', country_id: 'pl' } });
    expect(await colleague.refused('GET /facilities/{id}', id)).toMatchObject({ status: 403, code: 'brand.other' });
  });

  it('a viewer reads facilities and changes none', async () => {
    const id = await addFacility(shipper);
    expect((await viewer.send('POST /facilities', { body: GDANSK })).status).toBe(403);
    for (const key of ['DELETE /facilities/{id}', 'PUT /facilities/{id}/restore'] as const)
      expect(await viewer.refused(key, id)).toMatchObject({ status: 403, code: 'right.missing' });
    expect((await show(id, viewer)).id).toBe(id);
  });
});
