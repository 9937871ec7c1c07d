import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import type { apiBases, CarrierApi, DriverApi, EndpointTable, PublicApi, ShipperApi } from '@tenderlane/contract';
import { buildApp, dueWorks, longJobsOf, type App, type AppOptions } from '../src/app';
import { assertPresent } from '../src/platform/errors';
import type { DueContext } from '../src/platform/jobs/due';
import { runWaitingJobs } from '../src/platform/long-jobs/run-long-jobs';
import { manualClock } from '../src/platform/clock';
import { readConfig, type Config } from '../src/platform/config/config';
import { openDatabase, type Database } from '../src/platform/database/database';
import { createCaller, type Caller } from './caller';
import { createTestDatabase, type TestDatabase } from './database';
import { guardTenants } from './tenant-guard';
import { wronglyRecorded } from './recorded-events';

export type { Answered, Caller } from './caller';

function runDue(name: string, parts: DueContext): Promise<number> {
  const work = dueWorks.find((candidate) => candidate.name === name);
  return assertPresent(work, name).runOnce(parts);
}

const silent = pino({ level: 'silent' });

/** Collects failures behind the responses: the clock continues after one, a test must not. */
function collectFailures() {
  const failures: string[] = [];
  return { failures, log: pino({ level: 'warn' }, { write: (line) => void failures.push(line) }) };
}

interface SentMessage {
  id: number;
  subject: string;
  text: string;
  has_calendar: boolean;
}

export interface TestApp extends App {
  config: Config;
  database: Database;
  clock: ReturnType<typeof manualClock>;
  statements: string[];
  shipper(token?: string | null): Caller<ShipperApi>;
  carrier(token?: string | null): Caller<CarrierApi>;
  visitor(): Caller<PublicApi>;
  driver(token?: string | null): Caller<DriverApi>;
  runDueWork(): Promise<number>;
  runDue(name: string): Promise<number>;
  sendWaitingCodes(): Promise<number>;
  runLongJobs(): Promise<number>;
  messages(to: string): Promise<SentMessage[]>;
  lastMessage(to: string): Promise<SentMessage>;
  close(): Promise<void>;
}

export async function startApp(
  settings: Record<string, string> = {},
  given?: TestDatabase,
  log: Logger = silent,
  more: Pick<AppOptions, 'findPrincipals' | 'inTransaction' | 'subscribers' | 'clock'> = {},
): Promise<TestApp> {
  const { url, drop } = given ?? (await createTestDatabase());
  const statements: string[] = [];
  const dataDir = join(tmpdir(), `tenderlane-test-${randomUUID()}`);
  const config = readConfig({
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that only the tests of this project know',
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '1000000',
    CODES_PER_ADDRESS_HOUR: '1000000',
    ...settings,
  });
  const database = openDatabase({
    url,
    poolSize: 8,
    onError: () => undefined,
    onStatement: (text) => statements.push(text),
  });
  const clock = manualClock(Math.floor(Date.now() / 1000) * 1000);
  const unscoped: string[] = [];
  const guarded = await guardTenants(database, (text) => unscoped.push(text));
  const app = await buildApp({ config, database: guarded, log, clock, ...more });
  const callerOf = <Api extends EndpointTable>(base: keyof typeof apiBases, token: string | null) =>
    createCaller<Api>(app.server, base, token);
  const readMessages = async (to: string) =>
    (await app.server.inject({ url: '/dev/mailbox.json', query: { to } })).json<{ data: SentMessage[] }>().data;
  const runNamed = (name: string) =>
    runDue(name, { database: guarded, clock, config, log, inTransaction: app.inTransaction });
  return {
    ...app,
    config,
    database,
    clock,
    statements,
    shipper: (token = null) => callerOf<ShipperApi>('shipper', token),
    carrier: (token = null) => callerOf<CarrierApi>('carrier', token),
    visitor: () => callerOf<PublicApi>('public', null),
    driver: (token = null) => callerOf<DriverApi>('driver', token),
    async runDueWork() {
      const { failures, log } = collectFailures();
      let settled = 0;
      const parts = { database: guarded, clock, config, log, inTransaction: app.inTransaction };
      const settleLoads = async () => (await runDue('closings', parts)) + (await runDue('publications', parts));
      for (let done = 1; done > 0; settled += done) done = await settleLoads();
      await runDue('documents that expire', parts);
      await runDue('packets that expire', parts);
      await runDue('invitation reminders', parts);
      await runDue('messages to others', parts);
      while ((await runDue('announcements', parts)) > 0);
      await runDue('lost leads', parts);
      await runDue('due notices', parts);
      await runDue('unread messages', parts);
      await runDue('reminders', parts);
      await runDue('held messages', parts);
      while ((await runDue('message parts', parts)) > 0);
      await runDue('scorecard windows', parts);
      while ((await runDue('scorecards', parts)) > 0);
      if (failures.length > 0) throw new Error(failures.join('\n'));
      return settled;
    },
    runDue: runNamed,
    sendWaitingCodes: () => runNamed('sign-in codes'),
    async runLongJobs() {
      const { failures, log } = collectFailures();
      const needs = { database: guarded, clock, config, log, inTransaction: app.inTransaction };
      const done = await runWaitingJobs(longJobsOf(needs));
      if (failures.length > 0) throw new Error(failures.join('\n'));
      return done;
    },
    messages: readMessages,
    async lastMessage(to) {
      const [message] = await readMessages(to);
      if (!message) throw new Error(`no message to ${to}`);
      return message;
    },
    async close() {
      const wrong = await wronglyRecorded(database);
      await app.server.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      if (unscoped.length > 0)
        throw new Error(`statements that do not say whose records they are about:\n${unscoped.join('\n')}`);
      if (wrong.length > 0) throw new Error(`recorded otherwise than the catalogue says:\n${wrong.join('\n')}`);
    },
  };
}
