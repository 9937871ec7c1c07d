import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let colleague: Shipper;
let admin: Shipper;
let stranger: Shipper;

beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  colleague = await joinColleague(app, shipper, 'dispatcher');
  admin = await joinColleague(app, shipper, 'administrator');
  stranger = await signUpShipper(app);
});
afterAll(() => app.close());

const VIEW = {
  list: 'tenders',
  name: 'Mine, open',
  is_shared: false,
  filter: { status: 'ongoing', manager_id: 'me' },
  sort: '-price',
  columns: [
    { name: 'number', width: 96 },
    { name: 'price', width: null },
  ],
  density: 'compact',
  group: 'manager',
} as const;

const make = async (by: Shipper, change: object = {}) => {
  const { status, body } = await by.send('POST /views', { body: { ...VIEW, ...change } });
  return { status, body, id: (body['data'] as { id: number } | undefined)?.id ?? 0 };
};
const open = (by: Shipper, id: number) => by.send('GET /views/{id}', { path: { id } });
const change = (by: Shipper, id: number, body: object) => by.send('PUT /views/{id}', { path: { id }, body });

describe('the last filter of a list', () => {
  it('the last filter of a list is stored for a person in a company', async () => {
    const keep = (data: object) =>
      shipper.send('POST /user_filter/filters', {
        body: { product_id: 'tenderlane', filter_type_id: 'tenders', data },
      });
    expect((await keep({ status: 'draft' })).status).toBe(200);
    const data = { status: 'ongoing', columns: [{ name: 'number', width: 80 }], density: 'compact' };
    for (let times = 0; times < 2; times++) expect((await keep(data)).status).toBe(200);
    const read = async (by: Shipper) =>
      (await by.call('GET /user_filter/filters', { query: { product_id: 'tenderlane' } })).body.data;
    expect(await read(shipper)).toEqual([{ filter_type_id: 'tenders', data }]);
    expect(await read(colleague)).toEqual([]);
    expect(await read(stranger)).toEqual([]);
  });

  it.each([
    { filter_type_id: 'drivers', data: {} },
    { filter_type_id: 'tenders', data: [] },
    { filter_type_id: 'tenders', data: { long: 'x'.repeat(17_000) } },
    { filter_type_id: 'tenders', data: { nul: 'a\u0000b' } },
    { filter_type_id: 'tenders' },
  ])('case %#: an invalid filter is refused', async (body) => {
    const { status } = await shipper.send('POST /user_filter/filters', { body: { product_id: 'tenderlane', ...body } });
    expect(status).toBe(422);
  });
});

describe('a view', () => {
  it('a private view is visible only to its owner', async () => {
    const { id, body } = await make(shipper);
    expect(body['data']).toMatchObject({ ...VIEW, is_own: true, can_edit: true, version: 1 });
    expect((await open(shipper, id)).body['data']).toEqual(body['data']);
    for (const other of [colleague, admin, stranger]) {
      for (const { status, body: answer } of [
        await open(other, id),
        await change(other, id, { name: 'x', version: 1 }),
        await other.send('DELETE /views/{id}', { path: { id } }),
      ])
        expect([status, answer['code']]).toEqual([404, 'record.not-found']);
      expect((await other.call('GET /views')).body.data).toEqual([]);
    }
  });

  it('a shared view is read by colleagues and changed by its owner or an administrator', async () => {
    const { id } = await make(shipper, { name: 'Shared', is_shared: true });
    expect((await open(colleague, id)).body['data']).toMatchObject({ is_own: false, can_edit: false });
    expect((await open(admin, id)).body['data']).toMatchObject({ is_own: false, can_edit: true });
    expect((await open(stranger, id)).status).toBe(404);
    expect((await change(colleague, id, { name: 'Mine now', version: 1 })).status).toBe(403);
    expect((await colleague.send('DELETE /views/{id}', { path: { id } })).status).toBe(403);
    expect((await change(admin, id, { name: 'Tidy', version: 1 })).body['data']).toMatchObject({
      name: 'Tidy',
      version: 2,
    });
    const late = await change(shipper, id, { name: 'Late', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'view.changed-meanwhile', params: { version: 2 } } });
    const list = (await colleague.call('GET /views', { query: { list: 'tenders' } })).body.data;
    expect(list.map(({ name }) => name)).toEqual(['Tidy']);
    expect((await admin.send('DELETE /views/{id}', { path: { id } })).status).toBe(204);
    expect((await open(shipper, id)).status).toBe(404);
  });

  it('two views of one owner cannot have the same name', async () => {
    const first = await make(colleague, { name: 'North' });
    expect((await make(colleague, { name: 'north' })).body).toMatchObject({ code: 'view.name-taken' });
    expect((await make(shipper, { name: 'North' })).status).toBe(201);
    const second = await make(colleague, { name: 'South' });
    expect((await change(colleague, second.id, { name: 'NORTH', version: 1 })).status).toBe(409);
    expect((await change(colleague, first.id, { name: 'NORTH', version: 1 })).status).toBe(200);
  });

  it('a person has at most fifty views, also when many are saved at once', async () => {
    const person = await joinColleague(app, shipper, 'viewer');
    for (let nth = 0; nth < 47; nth++) await make(person, { name: `View ${nth}` });
    const made = await Promise.all(Array.from({ length: 6 }, (_, nth) => make(person, { name: `More ${nth}` })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(made.filter(({ body }) => body['code'] === 'view.too-many')).toHaveLength(3);
  });

  it.each([
    { list: 'drivers' },
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { filter: { status: 1 } },
    { filter: { 'a b': 'x' } },
    { columns: [{ name: 'number', width: 1 }] },
    { density: 'loose' },
    { sort: 'price; drop table views' },
    { colour: 'red' },
  ])('an invalid view is refused: %j', async (wrong) => expect((await make(shipper, wrong)).status).toBe(422));
});
