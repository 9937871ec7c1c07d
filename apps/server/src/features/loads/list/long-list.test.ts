import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  const id = await draftTender(app, shipper);
  // Inserted in parts, because each copy takes the next number after the previous one.
  for (let first = 1_000_001; first < 1_010_005; first += 500) {
    const copy = (table: string, key: string, of: string) =>
      app.database.run(
        `insert into ${table} overriding system value select copied.*
           from ${table} t, generate_series($2::int, least($2 + 499, 1010005)) n, jsonb_populate_record(t, jsonb_build_object('${key}', n)) copied
          where t.${of} = $1`,
        [id, first],
      );
    await copy('loads', 'id', 'id');
    await copy('auctions', 'load_id', 'load_id');
    await copy('load_details', 'load_id', 'load_id');
  }
});
afterAll(() => app.close());

const list = (query: Record<string, unknown>) => shipper.send('GET /loads', { query });

it('a list with more than ten thousand loads states this limit instead of its total', async () => {
  const { body } = await list({});
  expect(body['meta']).toMatchObject({ total: 10_000, total_capped: true, page: 1, per_page: 25 });
  const counts = (await shipper.call('GET /loads/counts')).body.data;
  expect(Math.max(...Object.values(counts).map(Number))).toBe(10_000);
});

it('numbered pages end at row ten thousand', async () => {
  const last = await list({ page: 100, per_page: 100 });
  expect([last.status, (last.body['data'] as unknown[]).length]).toEqual([200, 100]);
  for (const query of [{ page: 101, per_page: 100 }, { page: 401 }]) {
    expect(await list(query)).toMatchObject({ status: 422, body: { code: 'list.too-deep' } });
  }
});

it('the cursor of a page continues beyond row ten thousand', async () => {
  let { next } = (await list({ page: 100, per_page: 100 })).body['meta'] as { next: string | null };
  let rows = 0;
  while (next) {
    const page = await list({ after: next, per_page: 100 });
    expect(page.status).toBe(200);
    rows += (page.body['data'] as unknown[]).length;
    ({ next } = page.body['meta'] as { next: string | null });
  }
  expect(rows).toBe(6);
});

it('a search with very many results is not counted by state, and one with few results is', async () => {
  const counts = async (search: string) =>
    (await shipper.call('GET /loads/counts', { query: { search } })).body.data as Record<string, number | null>;
  expect(new Set(Object.values(await counts('gdansk')))).toEqual(new Set([null]));
  expect((await list({ search: 'gdansk' })).body['meta']).toMatchObject({ total: 10_000, total_capped: true });
  const id = await draftTender(app, shipper);
  await shipper.done('PUT /loads/{id}', id, { name: 'Only one of these' });
  expect(await counts('only one of these')).toMatchObject({ draft: 1, ongoing: 0, archived: 0 });
  expect((await list({ search: 'only one of these' })).body['meta']).toMatchObject({ total: 1, total_capped: false });
});

it('the file of a long list has all its rows, read in parts', async () => {
  const { total } = await app.database.one<{ total: number }>('select count(*)::int as total from loads');
  expect(total).toBeGreaterThan(10_005);
  const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
  const files = await Promise.all(
    [1, 2].map(() => app.server.inject({ url: '/api/shipper/v1/loads/export?sort=created_at', headers })),
  );
  for (const { statusCode, body } of files) {
    expect(statusCode).toBe(200);
    const numbers = body.trim().split('\r\n').slice(1);
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers.map((line) => line.split(';')[0])).size).toBe(total);
  }
});
