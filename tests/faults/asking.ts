import pg from 'pg';
import { afterEach, vi } from 'vitest';
import { connect, type Connection } from '../load/connections';
import { startProduct, type Product } from '../product';
import type { SteadyBids } from './steady-bids';

export const CARRIERS = 12;
export const ANSWER_MS = 30_000;
const settings = { REQUESTS_PER_MINUTE: '1000000', CODES_PER_ADDRESS_HOUR: '100000', LOG_LEVEL: 'silent' };
const SECRET = 'a secret that only these tests know, 32 bytes long';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

export async function startWith(own: Record<string, string>): Promise<{ product: Product; http: Connection }> {
  const product = await startProduct({ ...settings, APP_SECRET: SECRET, ...own });
  closings.push(() => product.stop());
  const http = connect(product.url, 64);
  closings.push(() => http.close());
  return { product, http };
}

/** Connects to the database as soon as it accepts connections: after a crash it recovers first. */
export async function lookInto(url: string): Promise<pg.Client> {
  const database = await vi.waitFor(() => open(url), { timeout: 60_000, interval: 200 });
  closings.push(() => database.end().catch(() => undefined));
  return database;
}

async function open(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url });
  database.on('error', () => undefined);
  await database.connect();
  return database;
}

export async function askAll(http: Connection, { market, id }: SteadyBids) {
  const answers = await Promise.all([
    http.send('GET', '/ready', null),
    http.send('GET', '/api/shipper/v1/loads', market.shipperToken),
    http.send('GET', `/api/carrier/v1/loads/${id}`, market.carrierTokens[0]!),
    http.send('PUT', `/api/shipper/v1/loads/${id}/extend`, market.shipperToken, { minutes: 5, reason: 'later' }),
    http.send('POST', '/api/shipper/v1/auth/code', null, { login: 'fault@example.com' }),
  ]);
  return { statuses: answers.map(({ status }) => status), slowestMs: Math.max(...answers.map(({ ms }) => ms)) };
}
