import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { startProxy, type TestProxy } from '../../apps/server/test/test-proxy';
import { connect, type Connection } from '../load/connections';
import { startProduct, type Product } from '../product';
import { createOwnDatabase } from './own-database';
import { expectNothingLost, startBidding, type Bidding } from './bidding';

const CARRIERS = 12;
/** How long anybody may wait for an answer, whatever the database does, and a little for the machine. */
const ANSWER_MS = 6_500;
const settings = { REQUESTS_PER_MINUTE: '1000000', CODES_PER_ADDRESS_HOUR: '100000', LOG_LEVEL: 'silent' };
const SECRET = 'a secret that only these tests know, 32 bytes long';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function startWith(own: Record<string, string>): Promise<{ product: Product; http: Connection }> {
  const product = await startProduct({ ...settings, APP_SECRET: SECRET, ...own });
  closings.push(() => product.stop());
  const http = connect(product.url, 64);
  closings.push(() => http.close());
  return { product, http };
}

async function lookInto(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url });
  database.on('error', () => undefined);
  await database.connect();
  closings.push(() => database.end().catch(() => undefined));
  return database;
}

/** Asks for things of every kind and answers the statuses and the longest wait. */
async function askAll(http: Connection, { market, id }: Bidding) {
  const answers = await Promise.all([
    http.send('GET', '/ready', null),
    http.send('GET', '/api/shipper/v1/loads', market.shipperToken),
    http.send('GET', `/api/carrier/v1/loads/${id}`, market.carrierTokens[0]!),
    http.send('PUT', `/api/shipper/v1/loads/${id}/extend`, market.shipperToken, { minutes: 5, reason: 'later' }),
    http.send('POST', '/api/shipper/v1/auth/code', null, { login: 'fault@example.com' }),
  ]);
  return { statuses: answers.map(({ status }) => status), slowestMs: Math.max(...answers.map(({ ms }) => ms)) };
}

describe('the network to the database falls silent', () => {
  let databaseUrl: string;
  let way: TestProxy;
  beforeAll(async () => {
    databaseUrl = await createOwnDatabase('network');
    way = await startProxy(new URL(databaseUrl));
  });
  afterAll(() => way.close());

  it('everybody is told within six seconds, and all goes on when new connections pass again', async () => {
    const url = new URL(databaseUrl);
    url.port = String(way.port);
    const { http } = await startWith({ DATABASE_URL: url.href });
    const database = await lookInto(databaseUrl);
    const bidding = await startBidding(http, CARRIERS);
    await bidding.nextAcknowledged();

    way.silence({ withNew: true });
    bidding.slowestMs();
    const first = await askAll(http, bidding);
    const second = await askAll(http, bidding);
    expect([...first.statuses, ...second.statuses]).toEqual(new Array(10).fill(503));
    expect(Math.max(first.slowestMs, second.slowestMs, bidding.slowestMs())).toBeLessThan(ANSWER_MS);

    way.open();
    expect(await bidding.nextAcknowledged()).toBeLessThan(10_000);
    expect((await http.send('GET', '/ready', null)).status).toBe(200);
    await bidding.stop();
    await expectNothingLost(database, bidding);
  });

  it('connections that died without a word are replaced while the database itself is well', async () => {
    const url = new URL(databaseUrl);
    url.port = String(way.port);
    const { http } = await startWith({ DATABASE_URL: url.href });
    const database = await lookInto(databaseUrl);
    const bidding = await startBidding(http, CARRIERS);
    await bidding.nextAcknowledged();
    way.silence({ withNew: false });
    expect(await bidding.nextAcknowledged()).toBeLessThan(10_000);
    expect(bidding.slowestMs()).toBeLessThan(ANSWER_MS);
    await bidding.stop();
    await expectNothingLost(database, bidding);
  });
});

describe('with the database in the data folder', () => {
  let dataDir: string;
  beforeAll(async () => void (dataDir = await makeScratchFolder()));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const home = () => join(dataDir, 'postgres');
  const postmaster = () => Number(readFileSync(join(home(), 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const address = () => {
    const [password, port] = ['password', 'port'].map((name) => readFileSync(join(home(), name), 'utf8').trim());
    return `postgres://tenderlane:${password}@127.0.0.1:${port}/tenderlane`;
  };
  /** PostgreSQL's first process and all that it started. */
  const processes = () => {
    const pid = postmaster();
    return [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)];
  };
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };

  it('a frozen PostgreSQL holds nobody for more than six seconds, and goes on where it stopped', async () => {
    const { http } = await startWith({ DATA_DIR: dataDir });
    const bidding = await startBidding(http, CARRIERS);
    await bidding.nextAcknowledged();
    const frozen = processes();
    signal(frozen, 'SIGSTOP');
    bidding.slowestMs();
    const first = await askAll(http, bidding);
    const second = await askAll(http, bidding);
    signal(frozen, 'SIGCONT');
    expect([...first.statuses, ...second.statuses]).toEqual(new Array(10).fill(503));
    expect(Math.max(first.slowestMs, second.slowestMs, bidding.slowestMs())).toBeLessThan(ANSWER_MS);
    expect(await bidding.nextAcknowledged()).toBeLessThan(10_000);
    await bidding.stop();
    await expectNothingLost(await lookInto(address()), bidding);
  });

  it('a killed PostgreSQL loses no acknowledged bid, and bidding goes on within twenty seconds', async () => {
    const { http } = await startWith({ DATA_DIR: dataDir });
    const bidding = await startBidding(http, CARRIERS);
    for (let kills = 0; kills < 3; kills++) {
      await bidding.nextAcknowledged();
      process.kill(postmaster(), 'SIGKILL');
      expect(await bidding.nextAcknowledged()).toBeLessThan(20_000);
    }
    await bidding.stop();
    await expectNothingLost(await lookInto(address()), bidding);
  });
});
