import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const countLoads = async () =>
  (
    await app.database.one<{ total: number }>('select count(*)::int as total from loads where company_id = $1', [
      shipper.companyId,
    ])
  ).total;

it('the initial values of a draft are stored with its first save, and reading them stores nothing', async () => {
  await joinCarrier(app, shipper);
  await shipper.call('PUT /profile/setting', { body: { days_to_pay: 14 } });
  const before = (await shipper.call('GET /loads/new')).body;
  expect(await countLoads()).toBe(0);
  expect(before).toMatchObject({
    data: { status_id: 'draft', payment: { days_to_pay: 14 } },
    meta: { audience_count: 1 },
  });

  const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
  const { data, meta } = (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body;
  const { id: _id, number: _number, updated_at: _at, ...stored } = data;
  const { updated_at: _begun, ...begun } = before.data;
  expect(stored).toEqual(begun);
  expect(meta).toEqual(before.meta);
});

it('a first save that is sent twice makes one draft', async () => {
  const total = await countLoads();
  const headers = { 'idempotency-key': randomUUID() };
  const create = async () => {
    const { body } = await shipper.send('POST /loads', { body: {}, headers });
    return (body as unknown as { data: { id: number } }).data.id;
  };
  const [first, second] = [await create(), await create()];
  expect(second).toBe(first);
  expect(await countLoads()).toBe(total + 1);
});

it('only a member who may write tenders sees the initial values', async () => {
  const viewer = await joinColleague(app, shipper, 'viewer');
  expect((await viewer.send('GET /loads/new')).status).toBe(403);
});
