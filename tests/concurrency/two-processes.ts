import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Connection } from '../load/connections';
import { startProduct, type Product } from '../product';

export interface TwoProcesses {
  products: [Product, Product];
  http: [Connection, Connection];
  database: pg.Client;
  restartSecond(): Promise<void>;
  stop(): Promise<void>;
}

const settings = () => ({
  DATABASE_URL: inject('durableDatabaseUrl'),
  APP_SECRET: 'a secret that only these tests know, 32 bytes long',
  REQUESTS_PER_MINUTE: '1000000',
  CODES_PER_ADDRESS_HOUR: '100000',
  // A hundred carriers simulate many: their bids come faster than one carrier may send them.
  BIDS_PER_MINUTE: '0',
  BIDS_PER_LOAD: '0',
});

export async function startTwoProcesses(more: Record<string, string> = {}): Promise<TwoProcesses> {
  const all = { ...settings(), ...more };
  const first = await startProduct(all);
  const second = await startProduct(all);
  const database = new pg.Client({ connectionString: inject('durableDatabaseUrl') });
  await database.connect();
  const both: TwoProcesses = {
    products: [first, second],
    http: [connect(first.url, 64), connect(second.url, 64)],
    database,
    async restartSecond() {
      both.products[1] = await startProduct(all);
      both.http[1].close();
      both.http[1] = connect(both.products[1].url, 64);
    },
    async stop() {
      both.http.forEach((http) => http.close());
      await database.end();
      await Promise.all(both.products.map((product) => product.stop()));
    },
  };
  return both;
}

export const numbers = async (database: pg.Client, text: string, values: unknown[]): Promise<number[]> =>
  (await database.query<{ value: string | number }>(text, values)).rows.map(({ value }) => Number(value));
