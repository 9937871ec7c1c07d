import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { connect, type Connection } from '../load/connections';
import { startProduct, type Product } from '../product';
import { untilJobsRun } from './own-database';
import { startFaultyMailServer, type FaultyMailServer } from './mail-server';

export interface Mailing {
  post: FaultyMailServer;
  database: pg.Client;
  askForCode(login: string): Promise<void>;
  mailsTo(login: string): Promise<FaultyMailServer['taken']>;
  untilAllSent(): Promise<void>;
  replaceProcess(): Promise<void>;
  stop(): Promise<void>;
}

const SENT_WITHIN_MS = 200_000;

export const newLogin = () => `fault.${randomUUID()}@example.com`;

export async function startMailing(databaseUrl: string): Promise<Mailing> {
  const post = await startFaultyMailServer();
  let product: Product;
  let http: Connection;
  const start = async () => {
    product = await startProduct({
      DATABASE_URL: databaseUrl,
      APP_SECRET: 'a secret that only these tests know, 32 bytes long',
      CODES_PER_ADDRESS_HOUR: '100000',
      SMTP_URL: post.url,
      LOG_LEVEL: 'silent',
    });
    http = connect(product.url, 8);
  };
  const leave = async () => {
    http.close();
    await product.kill();
  };
  await start();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await untilJobsRun(databaseUrl);
  const jobs = async () => (await database.query('select 1 from graphile_worker.jobs')).rowCount;
  return {
    post,
    database,
    async askForCode(login) {
      expect((await http.send('POST', '/api/shipper/v1/auth/code', null, { login })).status).toBe(200);
    },
    async mailsTo(login) {
      const mails = () => post.taken.filter(({ to }) => to === login);
      await expect.poll(() => mails().length, { timeout: SENT_WITHIN_MS }).toBeGreaterThan(0);
      return mails();
    },
    untilAllSent: () => expect.poll(jobs, { timeout: SENT_WITHIN_MS }).toBe(0),
    async replaceProcess() {
      await leave();
      post.fault = 'none';
      await start();
    },
    async stop() {
      await leave();
      await database.query('delete from graphile_worker._private_jobs');
      await database.end();
      await post.close();
    },
  };
}
