import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  const id = await draftTender(app, shipper);
  const copy = (table: string, key: string, of: string) =>
    app.database.run(
      `insert into ${table} overriding system value select copied.*
         from ${table} t, generate_series(1000001, 1010005) n, jsonb_populate_record(t, jsonb_build_object('${key}', n)) copied
        where t.${of} = $1`,
      [id],
    );
  await copy('loads', 'id', 'id');
  await copy('auctions', 'load_id', 'load_id');
  await copy('load_details', 'load_id', 'load_id');
});
afterAll(() => app.close());

const list = (query: Record<string, unknown>) => shipper.send('GET /loads', { query });

it('a list of more than ten thousand says so instead of counting on', async () => {
  const { body } = await list({});
  expect(body['meta']).toMatchObject({ total: 10_000, total_capped: true, page: 1, per_page: 25 });
  const counts = (await shipper.call('GET /loads/counts')).body.data;
  expect(Math.max(...Object.values(counts).map(Number))).toBe(10_000);
});

it('is shown to its ten thousandth row by pages, not beyond', async () => {
  const last = await list({ page: 100, per_page: 100 });
  expect([last.status, (last.body['data'] as unknown[]).length]).toEqual([200, 100]);
  for (const query of [{ page: 101, per_page: 100 }, { page: 401 }]) {
    expect(await list(query)).toMatchObject({ status: 422, body: { code: 'list.too-deep' } });
  }
});

it('goes on beyond by the mark of the page before', async () => {
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
