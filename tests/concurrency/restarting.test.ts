import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { connect, type Connection } from '../load/connections';
import { makeMarket, type Market } from '../load/market';
import { startProduct } from '../product';
import { startProxy } from './proxy';

const SETTINGS = {
  DATABASE_URL: inject('durableDatabaseUrl'),
  APP_SECRET: 'a secret that only these tests know, 32 bytes long',
  REQUESTS_PER_MINUTE: '1000000',
  CODES_PER_ADDRESS_HOUR: '100000',
};
const CALLERS = 8;

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function start() {
  const product = await startProduct(SETTINGS);
  closings.push(() => product.stop());
  return product;
}

interface Outcome {
  status: number;
  code?: string | undefined;
  error?: string | undefined;
}

function startLoad(http: Connection, { shipperToken }: Market) {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const call = (turn: number) =>
    turn % 4 === 0
      ? http.send('POST', '/api/shipper/v1/loads', shipperToken, { country_id: 'pl' })
      : http.send('GET', '/api/shipper/v1/loads', shipperToken);
  const callers = Array.from({ length: CALLERS }, async (_, first) => {
    for (let turn = first; !isOver; turn++) {
      await call(turn).then(
        ({ status, text }) => outcomes.push({ status, code: status < 400 ? undefined : codeOf(text) }),
        (error: NodeJS.ErrnoException) => {
          outcomes.push({ status: 0, error: error.code ?? error.message });
          // No process listens any more: a refused caller stops.
          if (error.code === 'ECONNREFUSED') isOver = true;
        },
      );
    }
  });
  return {
    outcomes,
    next: async (count: number) => {
      const until = outcomes.length + count;
      await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(until);
    },
    end: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: string }).code);
  } catch {
    return text;
  }
}

async function prepare(url: string) {
  const http = connect(url, CALLERS);
  closings.push(() => http.close());
  return { http, market: await makeMarket(http, 1) };
}

async function expectWrittenOnce({ shipperLogin }: Market, outcomes: Outcome[]): Promise<void> {
  const database = new pg.Client({ connectionString: SETTINGS.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query<{ written: number }>(
    `select count(*)::int as written from loads l join companies c on c.id = l.company_id join accounts a on a.id = c.admin_id
      where a.email = $1`,
    [shipperLogin],
  );
  await database.end();
  expect(rows[0]?.written).toBe(outcomes.filter(({ status }) => status === 201).length);
}

it('a process that stops under load resets no connection and answers with its own error', async () => {
  const product = await start();
  const { http, market } = await prepare(product.url);
  const load = startLoad(http, market);
  await load.next(100);
  await product.stop();
  await load.end();
  const strange = load.outcomes.filter(
    ({ status, code, error }) =>
      !(status >= 200 && status < 300) && code !== 'server.stopping' && error !== 'ECONNREFUSED',
  );
  expect(strange).toEqual([]);
  await expectWrittenOnce(market, load.outcomes);
});

it('two processes behind a proxy are restarted one after the other, and no request fails', async () => {
  const products = [await start(), await start()];
  const proxy = await startProxy(products.map(({ url }) => url));
  closings.push(() => proxy.close());
  const { http, market } = await prepare(proxy.url);
  const load = startLoad(http, market);
  for (const [index, product] of products.entries()) {
    await load.next(100);
    await product.stop();
    await load.next(100);
    proxy.upstreams[index] = (await start()).url;
  }
  await load.next(100);
  await load.end();
  expect(load.outcomes.filter(({ status }) => status < 200 || status >= 300)).toEqual([]);
  await expectWrittenOnce(market, load.outcomes);
});
