import { spawn, type ChildProcess } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBotServer, type BotServer } from '../../apps/server/test/outside/bot-server';
import { startMailServer, type MailServer } from '../../apps/server/test/mail-server';
import { connect, type Connection } from '../load/connections';
import { makeMarket, publishTender } from '../load/market';
import { REPOSITORY, startProduct, type Product } from '../product';
import { numbers } from './two-processes';

const EVENTS = 1000;
const CHAT = 4711;
const WORKERS = ['notices one', 'notices two'] as const;
type WorkerName = (typeof WORKERS)[number];

const settings = () => ({
  DATABASE_URL: inject('durableDatabaseUrl'),
  APP_SECRET: 'a secret that only these tests know, 32 bytes long',
  CODES_PER_ADDRESS_HOUR: '100000',
});

let pages: Product;
let http: Connection;
let database: pg.Client;
let mail: MailServer;
let bot: BotServer;
const workers = new Map<WorkerName, ChildProcess>();

async function startWorker(name: WorkerName): Promise<void> {
  const worker = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: REPOSITORY,
    env: {
      ...settings(),
      PATH: process.env['PATH'],
      ROLE: 'worker',
      LOG_LEVEL: 'info',
      PGAPPNAME: name,
      SMTP_URL: mail.url,
      TELEGRAM_BOT_TOKEN: bot.token,
      TELEGRAM_API_ROOT: bot.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.set(name, worker);
  let printed = '';
  worker.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('the worker runs');
}

beforeAll(async () => {
  [mail, bot] = await Promise.all([startMailServer(), startBotServer()]);
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
  await mail.close();
  await bot.close();
});

async function whoDispatches(): Promise<string[]> {
  const { rows } = await database.query<{ application_name: string }>(
    `select distinct application_name from pg_stat_activity
      where application_name = any($1) and state in ('active', 'idle in transaction') and query like '%notifications%'`,
    [WORKERS],
  );
  return rows.map((row) => row.application_name);
}

it('each of 1,000 events is in the bell once and sent again to no service that took it, after a worker was killed', async () => {
  const { shipperToken, shipperLogin } = await makeMarket(http, 1);
  const load = await publishTender(http, shipperToken, {});
  await http.send('GET', `/dev/mailbox.json?to=${encodeURIComponent(shipperLogin)}`, null);
  const [accountId = 0] = await numbers(database, 'select id as value from accounts where email = $1', [shipperLogin]);
  const [companyId = 0] = await numbers(database, 'select company_id as value from loads where id = $1', [load]);
  await database.query('truncate outbox, lost_leads');
  await database.query(
    'insert into telegram_links (account_id, chat_id, name, linked_at) values ($1, $2, $3, clock_timestamp())',
    [accountId, CHAT, 'Olena'],
  );
  await Promise.all(WORKERS.map(startWorker));
  // Each names another minute, so that the messages can be distinguished.
  await database.query(
    `insert into outbox (kind, payload)
     select 'load.decision_started', jsonb_build_object('event_id', null, 'key', 'killed ' || n, 'entity_id', $1::bigint,
              'company_id', $2::bigint, 'account_id', null, 'option_ids', '[]'::jsonb,
              'params', jsonb_build_object('decision_ends_at', 1900000000000 + n * 60000))
       from generate_series(1, $3::int) n order by n`,
    [load, companyId, EVENTS],
  );
  const bells = async () =>
    (await numbers(database, `select count(*) as value from notifications where event_key like 'killed %'`, []))[0] ??
    0;

  await expect.poll(bells, { interval: 2 }).toBeGreaterThan(50);
  let found: string[] = [];
  await expect.poll(async () => (found = await whoDispatches()), { interval: 1 }).not.toHaveLength(0);
  const busy = found[0] as WorkerName;
  expect(workers.get(busy)?.kill('SIGKILL')).toBe(true);
  expect(await bells()).toBeLessThan(EVENTS);

  await expect.poll(bells).toBe(EVENTS);
  const keys = `select count(distinct event_key) as value from notifications where event_key like 'killed %' and account_id = $1`;
  expect(await numbers(database, keys, [accountId])).toEqual([EVENTS]);

  // Two messages of each event: an e-mail and one in Telegram. The dead worker's jobs are taken up after half a minute.
  const waiting = `select count(*) as value from graphile_worker.jobs where task_identifier like 'send\\_%'`;
  await expect.poll(async () => numbers(database, waiting, []), { timeout: 300_000, interval: 500 }).toEqual([0]);
  const taken = await numbers(database, 'select count(*) as value from sent_messages', []);
  expect(taken).toEqual([2 * EVENTS]);
  const idsOf = mail.mails.map((text) => /^Message-ID: <([^>]+)>/im.exec(text)?.[1] ?? '');
  expect(new Set(idsOf).size).toBe(EVENTS);
  const texts = bot.sent.filter(({ chat_id: chat }) => chat === CHAT).map(({ text }) => text);
  expect(new Set(texts).size).toBe(EVENTS);
  // Only messages in progress at the dead worker are repeated: at most as many as it sends at the same time.
  expect(idsOf.length + texts.length - 2 * EVENTS).toBeLessThanOrEqual(6);
}, 600_000);
