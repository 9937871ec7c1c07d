import type { DemoServer } from './caller';
import { pino } from 'pino';
import type { Side } from '@tenderlane/domain/core';
import { buildApp, subscribersInTransaction } from '../app';
import { ensureAccount, startSession } from '../features/identity';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/database/database';

export interface DemoParts {
  config: Config;
  database: Database;
}

/** Application for the demo's people without rate limits, because all of them share one address. */
export async function buildDemoApp({ config, database }: DemoParts, clock: Clock): Promise<DemoServer> {
  const unlimited = {
    ...config,
    requestsPerMinute: 1_000_000_000,
    bidLimits: { perMinute: 0, inAll: 0, inAllSealed: 0 },
    router: undefined,
  };
  const { server } = await buildApp({ config: unlimited, database, log: pino({ level: 'silent' }), clock });
  await server.ready();
  return server;
}

export function signInDemoPerson({ database }: DemoParts, clock: Clock, login: string, side: Side): Promise<string> {
  return database.transaction(async (sql) => {
    const client = { base: side, address: '127.0.0.1', userAgent: 'demo', acceptLanguage: 'en' };
    const context = { sql, clock, locale: 'en' as const, client, inTransaction: subscribersInTransaction };
    const now = await clock.now(sql);
    const { accountId } = await ensureAccount(context, { login, channel: 'email' }, now);
    return startSession(context, accountId, now);
  });
}
