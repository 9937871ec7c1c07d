import type { FastifyBaseLogger } from 'fastify';
import type { ApiBase, Locale } from '@tenderlane/contract';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { AttentionItem } from './dashboard/attention';
import type { Sql } from './database/database';
import type { Holder, Member, Person, Principal } from './principal';
import type { InTransaction } from './events/in-transaction';
import type { Secrets } from './secrets/secrets';
import type { Storage } from './storage/storage';
import type { UnknownCodes } from './secrets/unknown-codes';

export interface Client {
  base: ApiBase;
  address: string;
  userAgent: string;
  acceptLanguage: string;
}

export type Log = FastifyBaseLogger;

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
  inTransaction: InTransaction;
  attention: readonly AttentionItem[];
  newTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface PersonContext extends Context {
  principal: Person;
}

export interface HolderContext extends Context {
  principal: Holder;
}

export interface MemberContext extends PersonContext {
  principal: Member;
}
