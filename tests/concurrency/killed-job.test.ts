import { spawn, type ChildProcess } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Connection } from '../load/connections';
import { copyTender } from '../load/copies';
import { makeMarket, publishTender } from '../load/market';
import { REPOSITORY, startProduct, type Product } from '../product';
import { numbers } from './two-processes';

const TENDERS = 500;
const WORKERS = ['worker one', 'worker two'] as const;
type WorkerName = (typeof WORKERS)[number];

const settings = () => ({
  DATABASE_URL: inject('durableDatabaseUrl'),
  APP_SECRET: 'a secret that only these tests know, 32 bytes long',
  CODES_PER_ADDRESS_HOUR: '100000',
});

let pages: Product;
let http: Connection;
let database: pg.Client;
const workers = new Map<WorkerName, ChildProcess>();

async function startWorker(name: WorkerName): Promise<void> {
  const worker = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: REPOSITORY,
    env: { ...settings(), PATH: process.env['PATH'], ROLE: 'worker', LOG_LEVEL: 'info', PGAPPNAME: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.set(name, worker);
  let printed = '';
  worker.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('the worker runs');
}

beforeAll(async () => {
  pages = await startProduct({ ...settings(), ROLE: 'web', MAILBOX: '1' });
  http = connect(pages.url, 4);
  database = new pg.Client({ connectionString: inject('durableDatabaseUrl') });
  await database.connect();
});
afterAll(async () => {
  for (const worker of workers.values()) worker.kill('SIGKILL');
  http.close();
  await database.end();
  await pages.stop();
});

async function whoWorks(): Promise<string[]> {
  const { rows } = await database.query<{ application_name: string }>(
    `select distinct application_name from pg_stat_activity
      where application_name = any($1) and (query like '%long_job_rows%' or query like '%update long_jobs set done%')`,
    [WORKERS],
  );
  return rows.map((row) => row.application_name);
}

it('a bulk change loses nothing and does nothing twice when a process is killed during it', async () => {
  await Promise.all(WORKERS.map(startWorker));
  const { shipperToken } = await makeMarket(http, 1);
  const first = await publishTender(http, shipperToken, {});
  const ids = [first, ...(await copyTender(database, first, TENDERS - 1))];
  await database.query(`update loads set state = 'canceled' where id = any($1)`, [ids]);
  const body = { action: 'tag', ids, add_tags: ['spring'] };
  const ordered = await http.send('POST', '/api/shipper/v1/loads/bulk', shipperToken, body);
  expect(ordered.status, ordered.text).toBeLessThan(300);
  const { id: jobId } = (JSON.parse(ordered.text) as { data: { id: number } }).data;
  const done = async () =>
    (await numbers(database, `select done as value from long_jobs where id = $1`, [jobId]))[0] ?? 0;
  const read = async () => {
    const { text } = await http.send('GET', `/api/shipper/v1/jobs/${jobId}`, shipperToken);
    return (JSON.parse(text) as { data: { state: string; done: number } }).data;
  };

  await expect.poll(done, { interval: 5 }).toBeGreaterThan(20);
  let found: string[] = [];
  await expect.poll(async () => (found = await whoWorks()), { interval: 1 }).toHaveLength(1);
  const [busy] = found;
  expect(workers.get(busy as WorkerName)?.kill('SIGKILL')).toBe(true);
  const atDeath = await done();
  expect(atDeath).toBeLessThan(TENDERS);

  await expect.poll(read, { timeout: 200_000 }).toMatchObject({ state: 'done', done: TENDERS });
  // The remaining process did the rest.
  const connections = `select count(*) as value from pg_stat_activity where application_name = $1`;
  expect(await numbers(database, connections, [busy])).toEqual([0]);
  const events = `select count(e.id) as value from unnest($1::bigint[]) l(id)
    left join events e on e.entity = 'load' and e.entity_id = l.id and e.action = 'load.edited' group by l.id`;
  expect(await numbers(database, events, [ids])).toEqual(ids.map(() => 1));
  const outcomes = `select count(*) as value from long_job_rows where job_id = $1 and outcome = 'done'`;
  expect(await numbers(database, outcomes, [jobId])).toEqual([TENDERS]);
  const tagged = `select count(*) as value from load_details where load_id = any($1) and tags::text like '%spring%'`;
  expect(await numbers(database, tagged, [ids])).toEqual([TENDERS]);
});
