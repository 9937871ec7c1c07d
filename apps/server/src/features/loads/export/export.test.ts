import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsx from 'read-excel-file/node';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '@tenderlane/contract';
import {
  bid,
  completeLoadBody,
  draftTender,
  joinColleague,
  openMarket,
  openTender,
  select,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  const market = await openMarket(app);
  ({ shipper } = market);
  const [open, won, draft] = [
    await openTender(app, shipper),
    await openTender(app, shipper),
    await draftTender(app, shipper),
  ];
  await bid(market.anna, open, 240_050);
  await bid(market.anna, won, 230_000);
  await select(shipper, won, market.anna);
  await shipper.done('PUT /loads/{id}', draft, { ...completeLoadBody(app.clock.at), name: '=HYPERLINK("x")' });
  await shipper.done('PUT /loads/{id}/tags', open, { add: ['spring', '-5'] });
  const gone = await openTender(app, shipper);
  await shipper.done('PUT /loads/{id}/cancel', gone, { reason: 'x' });
  await shipper.done('PUT /loads/{id}/archive', gone);
});
afterAll(() => app.close());

const csv = async (query: string, { token } = shipper, language = 'en') => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const { body } = await app.server.inject({ url: `/api/shipper/v1/loads/export?${query}`, headers });
  const [head = '', ...rows] = body.slice(1).trimEnd().split('\r\n');
  return { head: head.split(';'), rows: rows.map((row) => row.split(';')) };
};
const listed = async (query: string): Promise<{ number: string }[]> => {
  const asked = Object.fromEntries(new URLSearchParams(query));
  return (await shipper.call('GET /loads', { query: { per_page: 100, ...asked } as never })).body.data;
};
const makeXlsx = async (body: object, caller: Shipper = shipper) => {
  const started = (await caller.call('POST /loads/exports', { body: body as never })).body.data;
  await app.runLongJobs();
  return (await caller.done('GET /jobs/{id}', started.id)) as Job;
};
const download = (url: string) => app.server.inject({ url });

describe('a file of loads', () => {
  it.each([
    '',
    'sort=-created_at',
    'sort=price',
    'sort=-weight',
    'sort=priority',
    'status=ongoing',
    'status=archived',
    'status=ongoing,draft',
    'labels=spring',
    'search=gdansk&sort=pickup_at',
    'manager_id=me',
    'from_country=pl&sort=carrier',
    'tag=nothing',
  ])('an export has the loads of the list in their order: %s', async (query) => {
    const numbers = (await listed(query)).map(({ number }) => number);
    expect((await csv(`${query}&columns=number`)).rows.map(([number]) => number)).toEqual(numbers);
    const filter = Object.fromEntries(new URLSearchParams(query));
    const { sort, ...rest } = filter;
    const job = await makeXlsx({ filter: rest, columns: ['number'], ...(sort && { sort }) });
    const [sheet] = await readXlsx((await download(job.file!.url)).rawPayload);
    expect(sheet!.data.slice(1).map(([number]) => number)).toEqual(numbers);
  });

  it('an export has the chosen columns in their order', async () => {
    expect((await csv('columns=state,number,labels&status=ongoing')).head).toEqual(['State', 'Number', 'Tags']);
  });

  it('an export holds every load and not only a page', async () => {
    const many = await signUpShipper(app);
    const first = (await many.call('POST /loads', { body: {} })).body.data.id;
    await copyLoads(first, 620);
    expect((await csv('', many)).rows).toHaveLength(621);
    const job = await makeXlsx({ filter: {} }, many);
    expect(job).toMatchObject({ state: 'done', done: 621, total: 621 });
  });
});

async function copyLoads(id: number, count: number): Promise<void> {
  await app.database.run(
    `with copies as (
       insert into loads overriding system value select l.* from loads o cross join generate_series(1, $2::int) n
         cross join lateral jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('loads', 'id')), 'number', o.number + n)) l
        where o.id = $1 returning id),
     details as (
       insert into load_details select d.* from copies c cross join load_details o
         cross join lateral jsonb_populate_record(o, jsonb_build_object('load_id', c.id)) d where o.load_id = $1)
     insert into auctions select a.* from copies c cross join auctions o
       cross join lateral jsonb_populate_record(o, jsonb_build_object('load_id', c.id)) a where o.load_id = $1`,
    [id, count],
  );
}

describe('a CSV that breaks off', () => {
  it('an interrupted CSV does not look complete', async () => {
    const many = await signUpShipper(app);
    const first = (await many.call('POST /loads', { body: {} })).body.data.id;
    await copyLoads(first, 620);
    // The oldest load comes last: a row that cannot be shown.
    await app.database.run(`update load_details set truck = 'null' where load_id = $1`, [first]);
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
    for (const encoding of ['identity', 'gzip']) {
      const answer = await fetch(`${url}/api/shipper/v1/loads/export`, {
        headers: { authorization: `Bearer ${many.token}`, 'accept-encoding': encoding },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    }
    const started = (await many.call('POST /loads/exports', { body: { filter: {} } })).body.data;
    await expect(app.runLongJobs()).rejects.toThrow();
    expect(await many.done('GET /jobs/{id}', started.id)).toMatchObject({ state: 'running', file: null });
    await app.database.run(`delete from long_jobs where id = $1`, [started.id]);
  });
});

describe('a spreadsheet', () => {
  it('a spreadsheet has days and numbers as values, and texts that are no formulas', async () => {
    const columns = ['number', 'name', 'pickup', 'distance_km', 'price', 'labels', 'weight_kg'];
    const job = await makeXlsx({ filter: { status: 'draft' }, columns });
    expect(job).toMatchObject({ state: 'done', done: 1, total: 1, file: { name: 'tenders.xlsx' } });
    const answer = await download(job.file!.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-length': String(job.file!.size),
    });
    const [sheet] = await readXlsx(answer.rawPayload);
    const [, row] = sheet!.data;
    // Time at the stop, one or two hours ahead of UTC.
    const pickup = new Date(app.clock.at + 120 * 3_600_000);
    expect(row?.[1]).toBe('=HYPERLINK("x")');
    expect(row?.[2]).toBeInstanceOf(Date);
    const ahead = ((row?.[2] as unknown as Date).getTime() - pickup.getTime()) / 3_600_000;
    expect([1, 2]).toContain(Math.round(ahead * 1000) / 1000);
    expect([row?.[3], row?.[6]]).toEqual([1077, 22_000]);
    expect(row?.[4]).toBe(2500);
  });

  it('only the person who started an export can download it until its job ends', async () => {
    const colleague = await joinColleague(app, shipper, 'viewer');
    const job = await makeXlsx({ filter: {} }, colleague);
    expect((await shipper.send('GET /jobs/{id}', { path: { id: job.id } })).status).toBe(404);
    expect((await colleague.send('PUT /jobs/{id}/undo', { path: { id: job.id } })).status).toBe(403);
    expect((await download(job.file!.url)).statusCode).toBe(200);
    app.clock.at += 300_000;
    expect((await download(job.file!.url)).statusCode).toBe(404);
    const again = (await colleague.done('GET /jobs/{id}', job.id)) as Job;
    expect((await download(again.file!.url)).statusCode).toBe(200);
  });

  it('an export of selected loads holds only these and none of another company', async () => {
    const other = await signUpShipper(app);
    const foreign = (await other.call('POST /loads', { body: {} })).body.data.id;
    const [own] = await listed('status=draft');
    const id = (own as unknown as { id: number }).id;
    const job = await makeXlsx({ ids: [id, foreign], columns: ['number'] });
    const [sheet] = await readXlsx((await download(job.file!.url)).rawPayload);
    expect(sheet!.data).toEqual([['Number'], [own!.number]]);
  });

  it('a canceled export leaves no file', async () => {
    const started = (await shipper.call('POST /loads/exports', { body: { filter: {} } })).body.data;
    await shipper.done('PUT /jobs/{id}/cancel', started.id);
    await app.runLongJobs();
    expect(await shipper.done('GET /jobs/{id}', started.id)).toMatchObject({ state: 'canceled', file: null });
    const unfinished = join(app.config.dataDir, 'unfinished-files');
    expect(existsSync(unfinished) ? await readdir(unfinished) : []).toEqual([]);
  });

  it.each([{ columns: ['nothing'] }, { columns: [] }, { sort: 'nothing' }, { ids: [] }, { filter: { page: 1 } }])(
    'an export with %j is refused',
    async (body) => {
      expect((await shipper.send('POST /loads/exports', { body })).status).toBe(422);
    },
  );
});
