import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, newLogin, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

async function invite(
  shipper: Shipper,
  entries: { login?: string; company_name?: string; legal_id?: string; label_ids?: number[] }[],
) {
  const invitations = entries.map((entry) => ({ login: newLogin('network'), ...entry }));
  return (await shipper.call('POST /catalogs/invite/create', { body: { invitations } })).body.data;
}

const names = async (shipper: Shipper, query: object) =>
  (await shipper.call('GET /carriers', { query })).body.data.map(({ name }) => name);

it('the network is listed by name, state, label and text in pages', async () => {
  const shipper = await signUpShipper(app);
  const label = (await shipper.call('POST /labels', { body: { name: 'Grain' } })).body.data;
  await invite(shipper, [
    { company_name: 'Вантаж-Схід', legal_id: validLegalId('pl', 1) },
    { company_name: 'Alfa', label_ids: [label.id] },
    { company_name: 'beta 100%' },
    { company_name: 'Gamma' },
  ]);
  const joined = await joinCarrier(app, shipper);
  const all = await names(shipper, {});
  expect(all.slice(0, 2)).toEqual(['Alfa', 'beta 100%']);
  expect(await names(shipper, { sort: '-name' })).toEqual(all.toReversed());
  expect(await names(shipper, { label_id: label.id })).toEqual(['Alfa']);
  expect(await names(shipper, { search: 'ВАНТАЖ' })).toEqual(['Вантаж-Схід']);
  expect(await names(shipper, { search: '100%' })).toEqual(['beta 100%']);
  expect(await names(shipper, { search: '_' })).toEqual([]);
  expect(await names(shipper, { state: 'verified' })).toHaveLength(1);
  expect(await names(shipper, { search: joined.login })).toHaveLength(1);
  expect((await shipper.call('GET /carriers/counts')).body.data).toMatchObject({
    invited: 4,
    verified: 1,
    suspended: 0,
  });

  const first = (await shipper.call('GET /carriers', { query: { per_page: 2 } })).body;
  expect(first.meta).toMatchObject({ total: 5, total_capped: false, page: 1, per_page: 2 });
  const second = (await shipper.call('GET /carriers', { query: { per_page: 2, after: first.meta.next! } })).body;
  const third = (await shipper.call('GET /carriers', { query: { per_page: 2, after: second.meta.next! } })).body;
  expect([...first.data, ...second.data, ...third.data].map(({ name }) => name)).toEqual(all);
  expect(third.meta.next).toBeNull();
});

it('an invalid query of the network is refused', async () => {
  const shipper = await signUpShipper(app);
  for (const query of [
    { per_page: 1e9 },
    { per_page: 0 },
    { page: -1 },
    { sort: 'password' },
    { state: 'x' },
    { after: 'x' },
    { x: 1 },
    { label_id: 'a' },
  ]) {
    expect([query, (await shipper.send('GET /carriers', { query })).status]).toEqual([query, 422]);
  }
  expect(await shipper.call('GET /carriers', { query: { page: 400, per_page: 100 } })).toMatchObject({
    status: 422,
    body: { code: 'list.too-deep' },
  });
});

it('a carrier is suspended with a reason and resumed', async () => {
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  const path = { id: carrier.carrierId };
  expect((await shipper.send('PUT /carriers/{id}/suspend', { path, body: {} })).status).toBe(422);
  const suspended = await shipper.call('PUT /carriers/{id}/suspend', { path, body: { reason: 'Late twice' } });
  expect(suspended.body.data).toMatchObject({ state: 'suspended', suspended_reason: 'Late twice' });
  expect(Object.keys(suspended.body.data.refusals)).toEqual([
    'resend',
    'revoke',
    'approve',
    'decline',
    'suspend',
    'confirm_legal_id',
  ]);
  expect((await app.lastMessage(carrier.login)).text).toContain('Late twice');
  expect((await carrier.call('GET /shippers')).body.data).toMatchObject([{ state: 'suspended' }]);
  expect((await shipper.call('PUT /carriers/{id}/suspend', { path, body: { reason: 'Again' } })).body.code).toBe(
    'carrier.wrong-relation',
  );
  expect((await shipper.call('PUT /carriers/{id}/resume', { path })).body.data).toMatchObject({
    state: 'verified',
    suspended_reason: null,
  });
});

it('the search before an invitation finds a carrier without its login', async () => {
  const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
  const carrier = await joinCarrier(app, other);
  const legal_id = validLegalId('pl', 100 + carrier.companyId);
  await carrier.call('PUT /account/brand', {
    body: { name: `Search ${carrier.companyId} Trans`, country_id: 'pl', legal_id },
  });
  const search = async (body: object) => (await shipper.send('POST /company/search', { body })).body['data'];
  const found = {
    name: `Search ${carrier.companyId} Trans`,
    country_id: 'pl',
    legal_id,
    legal_id_check: { confirmed_by: null, confirmed_at: null, is_claimed_by_others: false },
    carrier_id: null,
    state: null,
  };
  expect(await search({ search: `search ${carrier.companyId}` })).toEqual([found]);
  expect(await search({ search: `${carrier.companyId} TRANS` })).toEqual([found]);
  expect(await search({ legal_id: `pl ${legal_id.slice(0, 3)}-${legal_id.slice(3)}`, country_id: 'pl' })).toEqual([
    found,
  ]);
  expect(await search({ legal_id, country_id: 'ua' })).toEqual([]);
  expect(await search({ search: carrier.login })).toEqual([]);
  expect(await search({ search: 's' })).toEqual([]);
  expect((await shipper.send('POST /company/search', { body: {} })).status).toBe(422);

  const [invited] = await invite(shipper, [{ company_name: `Only here ${carrier.companyId}` }]);
  expect(await search({ search: `only here ${carrier.companyId}` })).toMatchObject([
    { carrier_id: invited!.id, state: 'invited' },
  ]);
  expect(
    (await other.call('POST /company/search', { body: { search: `only here ${carrier.companyId}` } })).body.data,
  ).toEqual([]);
});

it('a new name of a carrier is shown to its shippers', async () => {
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  await carrier.call('PUT /account/brand', { body: { name: 'Renamed Trans', country_id: 'ua' } });
  expect((await shipper.call('GET /carriers/{id}', { path: { id: carrier.carrierId } })).body.data).toMatchObject({
    name: 'Renamed Trans',
    country_id: 'ua',
  });
  const saved = await app.database.rows(`select name from carriers where id = $1`, [carrier.carrierId]);
  expect(saved).toEqual([{ name: 'Renamed Trans' }]);
});

it('carriers get labels, and each name has one label', async () => {
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  const create = async (name: string) => (await shipper.call('POST /labels', { body: { name } })).body.data;
  const [reefer, again, tent] = [await create('Reefer'), await create(' reefer '), await create('Tent')];
  expect(again.id).toBe(reefer.id);
  const set = (label_ids: number[]) =>
    shipper.call('PUT /carriers/{id}', { path: { id: carrier.carrierId }, body: { label_ids } });
  expect((await set([tent.id, reefer.id, tent.id])).body.data.labels.map(({ name }) => name)).toEqual([
    'Reefer',
    'Tent',
  ]);
  expect((await shipper.call('GET /labels')).body.data).toMatchObject([
    { name: 'Reefer', count: 1 },
    { name: 'Tent', count: 1 },
  ]);
  expect((await set([tent.id])).body.data.labels).toHaveLength(1);

  const stranger = await signUpShipper(app);
  const foreign = (await stranger.call('POST /labels', { body: { name: 'Foreign' } })).body.data;
  expect((await set([foreign.id])).status).toBe(422);
  expect((await stranger.call('DELETE /labels/{id}', { path: { id: tent.id } })).status).toBe(404);
  expect((await shipper.call('DELETE /labels/{id}', { path: { id: tent.id } })).status).toBe(204);
  expect((await shipper.call('GET /carriers/{id}', { path: { id: carrier.carrierId } })).body.data.labels).toEqual([]);
  for (const name of ['', '  ', 'x'.repeat(51), 5])
    expect((await shipper.send('POST /labels', { body: { name } })).status).toBe(422);
});

it('a carrier of another network is not found, or names the other own brand', async () => {
  const [shipper, stranger] = [await signUpShipper(app), await signUpShipper(app)];
  const carrier = await joinCarrier(app, shipper);
  const path = { id: carrier.carrierId };
  const reason = { reason: 'x' };
  const calls = [
    stranger.call('GET /carriers/{id}', { path }),
    stranger.call('PUT /carriers/{id}', { path, body: { label_ids: [] } }),
    stranger.call('PUT /carriers/{id}/resend', { path }),
    stranger.call('PUT /carriers/{id}/revoke', { path }),
    stranger.call('PUT /carriers/{id}/approve', { path }),
    stranger.call('PUT /carriers/{id}/decline', { path, body: reason }),
    stranger.call('PUT /carriers/{id}/suspend', { path, body: reason }),
    stranger.call('PUT /carriers/{id}/resume', { path }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
  expect((await stranger.call('GET /carriers')).body.data).toEqual([]);

  const { id: own } = (await shipper.call('GET /account')).body.data.company!;
  await shipper.call('POST /account/brand', { body: { name: 'Second brand', country_id: 'pl' } });
  const other = await shipper.call('GET /carriers/{id}', { path });
  expect(other).toMatchObject({
    status: 403,
    body: { code: 'brand.other', company_id: own, company_name: expect.stringMatching(/./) },
  });
});
