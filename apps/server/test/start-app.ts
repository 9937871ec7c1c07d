import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import type { z } from 'zod';
import {
  apiBases,
  type AnswerOf,
  type BodyOf,
  type CarrierApi,
  type Endpoint,
  type EndpointTable,
  type ErrorBody,
  type PathParams,
  type PublicApi,
  type QueryOf,
  type ShipperApi,
} from '@tenderlane/contract';
import { buildApp, type App } from '../src/app';
import { closeDueTenders } from '../src/features/bidding';
import { handClock } from '../src/platform/clock';
import { readConfig } from '../src/platform/config';
import { openDatabase, type Database } from '../src/platform/database';
import { createTestDatabase } from './database';

const silent = pino({ level: 'silent' });

interface Sent<Key extends string, E extends Endpoint> {
  path?: PathParams<Key>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

export interface Answered<T> {
  status: number;
  body: T & Partial<ErrorBody>;
  headers: Record<string, unknown>;
}

/** One person's way to one base. Every success is checked against the contract: nothing more, nothing less. */
export interface Caller<Api extends EndpointTable> {
  token: string | null;
  call<Key extends keyof Api & string>(key: Key, sent?: Sent<Key, Api[Key]>): Promise<Answered<AnswerOf<Api[Key]>>>;
  /** The same with a body the types forbid, for bad input. */
  send(
    key: keyof Api & string,
    sent?: {
      path?: Record<string, unknown>;
      body?: unknown;
      query?: Record<string, unknown>;
      headers?: Record<string, string>;
    },
  ): Promise<Answered<Record<string, unknown>>>;
}

export interface TestApp extends App {
  database: Database;
  clock: ReturnType<typeof handClock>;
  statements: string[];
  shipper(token?: string | null): Caller<ShipperApi>;
  carrier(token?: string | null): Caller<CarrierApi>;
  visitor(): Caller<PublicApi>;
  /** Lets the clock do everything that is due at its present time. */
  settle(): Promise<number>;
  /** The newest message to a login. */
  lastMessage(to: string): Promise<{ subject: string; text: string }>;
  close(): Promise<void>;
}

/** The real application on a database of its own, with a clock that the test moves. */
export async function startApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const { url, drop } = await createTestDatabase();
  const statements: string[] = [];
  const config = readConfig({
    APP_SECRET: 'a secret that only the tests of this project know',
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  });
  const database = openDatabase({
    url,
    poolSize: 8,
    onError: () => undefined,
    onStatement: (text) => statements.push(text),
  });
  const clock = handClock(Math.floor(Date.now() / 1000) * 1000);
  const app = await buildApp({ config, database, log: silent, clock });
  const callerOf = <Api extends EndpointTable>(base: keyof typeof apiBases, token: string | null) =>
    createCaller<Api>(app, base, token);
  return {
    ...app,
    database,
    clock,
    statements,
    shipper: (token = null) => callerOf<ShipperApi>('shipper', token),
    carrier: (token = null) => callerOf<CarrierApi>('carrier', token),
    visitor: () => callerOf<PublicApi>('public', null),
    async settle() {
      let settled = 0;
      for (let done = 1; done > 0; settled += done) done = await closeDueTenders(database, clock, silent);
      return settled;
    },
    async lastMessage(to) {
      const answer = await app.server.inject({ url: '/dev/mailbox.json', query: { to } });
      const [message] = answer.json<{ data: { subject: string; text: string }[] }>().data;
      if (!message) throw new Error(`no message to ${to}`);
      return message;
    },
    async close() {
      await app.server.close();
      await database.close();
      await drop();
    },
  };
}

function createCaller<Api extends EndpointTable>(
  app: App,
  base: keyof typeof apiBases,
  token: string | null,
): Caller<Api> {
  const table = apiBases[base] as EndpointTable;
  const caller: Caller<Api> = {
    token,
    call: (key, sent = {}) => caller.send(key, sent as never) as never,
    async send(key, { path = {}, body, query = {}, headers = {} } = {}) {
      const [method, template] = key.split(' ') as [string, string];
      const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
      const answer = await app.server.inject({
        method: method as 'GET',
        url: `/api/${base}/v1${url}`,
        query: Object.fromEntries(
          Object.entries(query)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, String(value)]),
        ),
        headers: {
          'accept-language': 'en',
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const answered = {
        status: answer.statusCode,
        body: isJson ? answer.json<Record<string, unknown>>() : {},
        headers: answer.headers,
      };
      if (answer.statusCode < 300 && isJson) checkAnswer(key, table[key]?.response ?? null, answered.body);
      return answered;
    },
  };
  return caller;
}

/** An answer that says more or less than the contract is a failure of the test that got it. */
function checkAnswer(key: string, schema: z.ZodType | null, body: unknown): void {
  const parsed = schema?.safeParse(body);
  if (parsed && !parsed.success) throw new Error(`${key} answers against its contract: ${parsed.error.message}`);
  if (parsed && !isDeepStrictEqual(parsed.data, body)) throw new Error(`${key} answers more than its contract says`);
}
