import type { FastifyBaseLogger } from 'fastify';
import type { Side } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Sql } from './database/database';
import type { Member, Person, Principal } from './principal';
import type { InTransaction } from './events/in-transaction';
import type { Secrets } from './secrets/secrets';
import type { Storage } from './storage/storage';
import type { UnknownCodes } from './secrets/unknown-codes';

/** Where a call came from: for limits, the list of sessions and a newcomer's country. */
export interface Client {
  base: Side | 'public';
  address: string;
  userAgent: string;
  acceptLanguage: string;
}

/** Where a command writes what operators read. */
export type Log = FastifyBaseLogger;

/** What every command and query gets: made once per request or job, by hand in tests. */
export interface Context {
  sql: Sql;
  clock: Clock;
  secrets: Secrets;
  config: Config;
  locale: Locale;
  log: Log;
  client: Client;
  principal: Principal;
  batchUuid: string | null;
  unknownCodes: UnknownCodes;
  storage: Storage;
  /** What features do about each other's events before the commit. */
  inTransaction: InTransaction;
  /** A transaction of its own, for a reading call that also writes, such as a view that is noted. */
  newTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** Of a call that somebody signed in makes. */
export interface PersonContext extends Context {
  principal: Person;
}

/** Of a call that somebody inside a company makes. */
export interface MemberContext extends PersonContext {
  principal: Member;
}
