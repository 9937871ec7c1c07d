import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '@tenderlane/domain';
import type { Locale, Workspace } from '@tenderlane/contract';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Sql } from './database';
import type { Reactions } from './reactions';
import type { Secrets } from './secrets';
import type { UnknownCodes } from './unknown-codes';

/** The signed-in person behind a request. */
export interface Person {
  accountId: number;
  sessionId: number;
  application: Workspace;
  name: string;
  locale: Locale;
  /** The link whose press opened this session, with the company that sent it; null after a sign-in with a code. */
  link: { id: number; companyId: number } | null;
}

/** A person inside a brand. */
export interface Actor extends Person {
  companyId: number;
  companyName: string;
  companyCountryId: string;
  companyCurrency: string;
  memberId: number;
  role: Role;
}

export const isActor = (person: Person): person is Actor => 'companyId' in person;

/** Where a call came from: for limits, the list of sessions and a newcomer's country. */
export interface Client {
  base: Workspace | 'public';
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
  batchUuid: string | null;
  unknownCodes: UnknownCodes;
  reactions: Reactions;
  /** A transaction of its own, for a reading call that leaves a trace. */
  apart<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface PersonContext extends Context {
  person: Person;
}

export interface ActorContext extends PersonContext {
  actor: Actor;
}
