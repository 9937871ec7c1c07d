import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  draftTender,
  euro,
  joinCarrier,
  endBidding,
  numberOf,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { createEmptyDatabase } from '../../../../test/database';
import { makeScratchFolder } from '../../../../test/scratch-folder';
import { startApp, type TestApp } from '../../../../test/start-app';
import { migrate } from '../../../platform/database/migrations';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;

beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app, 'pl', { name: 'Kvarta Papier' });
  other = await signUpShipper(app, 'ua', { name: 'Zorya Foods' });
  await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const create = async (by: Shipper) => (await by.call('POST /loads', { body: { country_id: 'pl' } })).body.data.id;

describe('the number of a tender', () => {
  it('tenders of a company are numbered from 1, including copies and repetitions', async () => {
    const first = await openTender(app, shipper, { starting_rate: euro(250_000), duration_minutes: 60 });
    expect(await numberOf(shipper, first)).toBe('TL-1');
    expect(await numberOf(other, await create(other))).toBe('TL-1');
    const edit = (await shipper.call('GET /loads/{id}/edit', { path: { id: await create(shipper) } })).body.data;
    expect(edit.number).toBe('TL-2');

    const copy = (await shipper.call('POST /loads/{id}/duplicate', { path: { id: first } })).body.data.id;
    expect(await numberOf(shipper, copy)).toBe('TL-3');
    const [entry] = (await shipper.call('GET /loads/{id}/history', { path: { id: copy } })).body.data;
    expect(entry!.params).toMatchObject({ copied_number: 1 });

    await endBidding(app, shipper, first);
    const repeat = await shipper.done('PUT /loads/{id}/raise_price', first, { percent_bp: 0, publish: false });
    expect(await shipper.done('GET /loads/{id}', repeat.id)).toMatchObject({
      list_item: { number: 'TL-4', name: 'TL-4' },
      republished_from_number: 'TL-1',
      republished_to_number: null,
    });
    expect(await shipper.done('GET /loads/{id}', first)).toMatchObject({
      republished_to_id: repeat.id,
      republished_to_number: 'TL-4',
    });
  });

  it('each number is given once, also to thirty simultaneous drafts and after a deletion', async () => {
    const busy = await signUpShipper(app);
    const ids = await Promise.all(Array.from({ length: 30 }, () => create(busy)));
    const numbers = await Promise.all(ids.map((id) => numberOf(busy, id)));
    expect(new Set(numbers)).toEqual(new Set(ids.map((_, index) => `TL-${index + 1}`)));
    const last = ids[numbers.indexOf('TL-30')]!;
    await busy.call('DELETE /loads/{id}', { path: { id: last } });
    expect(await numberOf(busy, await create(busy))).toBe('TL-31');
  });

  it('the number finds the tender and stands beside the shipper’s name for a carrier of two shippers', async () => {
    const [one, two] = [await signUpShipper(app), await signUpShipper(app)];
    const carrier = await joinCarrier(app, one);
    const invited = await two.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    const { code } = invited.body.data[0]!;
    expect((await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: {} })).status).toBe(200);
    const ids = [await openTender(app, one), await openTender(app, two)];

    const { body } = await carrier.call('GET /loads', { query: { search: 'TL-1' } });
    const seen = body.data.map(({ id, number, shipper: { name } }) => `${id} ${number} ${name}`);
    const names = await Promise.all(
      [one, two].map(async (by) => (await by.call('GET /account')).body.data.company!.name),
    );
    expect(seen.toSorted()).toEqual(ids.map((id, index) => `${id} TL-1 ${names[index]}`).toSorted());
    expect((await app.lastMessage(carrier.login)).text).toContain('TL-1 (');

    const found = await one.call('GET /loads', { query: { search: 'TL-1' } });
    expect(found.body.data.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('an earlier number still finds the tender, also after an edit', async () => {
    const by = await signUpShipper(app);
    const id = await draftTender(app, by);
    await app.database.run(`update load_details set former_number = 24817 where load_id = $1`, [id]);
    await by.done('PUT /loads/{id}', id, { name: 'Weekly' });
    const { body } = await by.call('GET /loads', { query: { search: 'TL-24817' } });
    expect(body.data.map((load) => load.number)).toEqual(['TL-1']);
  });
});

it('tenders of an earlier release are numbered by company in the order of their creation', async () => {
  const database = await createEmptyDatabase();
  const folder = await makeScratchFolder();
  const shipped = join(import.meta.dirname, '../../../../migrations');
  const names = (await readdir(shipped)).sort();
  const before = names.filter((name) => name < '20261122090000');
  await Promise.all(before.map((name) => copyFile(join(shipped, name), join(folder, name))));
  await migrate(database.url, folder);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const run = async (sql: string) => (await client.query<{ said: string }>(sql)).rows.map(({ said }) => said);
    await run(
      `insert into accounts (email, locale, country_id, created_at) values ('a@example.com', 'en', 'pl', now())`,
    );
    await run(`insert into companies (kind, name, country_id, currency, admin_id, created_at)
               values ('shipper', 'A', 'pl', 'EUR', 1, now()), ('shipper', 'B', 'pl', 'EUR', 1, now())`);
    const insert = (
      company: number,
    ) => `insert into loads (company_id, manager_id, tender_type, country_id, currency, created_at, updated_at)
      values (${company}, 1, 'ftl', 'pl', 'EUR', now(), now())`;
    for (const company of [1, 1, 2, 1, 2]) await run(insert(company));
    await run(
      `insert into load_details (load_id, company_id, cargo, truck, payment) select id, company_id, '{}', '{}', '{}' from loads`,
    );
    await migrate(database.url, shipped);
    // Rows that the previous release still writes are counted too.
    for (const company of [1, 2]) await run(insert(company));
    expect(await run(`select company_id || ': ' || number as said from loads order by id`)).toEqual([
      '1: 1',
      '1: 2',
      '2: 1',
      '1: 3',
      '2: 2',
      '1: 4',
      '2: 3',
    ]);
    const found = await run(`select search_text as said from load_details where load_id = 5`);
    expect(found[0]).toMatch(/^ 2 5 /);
  } finally {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
