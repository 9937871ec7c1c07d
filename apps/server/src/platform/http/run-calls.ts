import type { Endpoint } from '@tenderlane/contract';
import type { MemberContext } from '../context';
import type { Database, Sql } from '../database/database';
import { answerOnce, valueOf, type Answer } from './idempotency';
import type { IdempotencyKey } from './queries';
import { databaseAway, type Deadline } from './deadline';
import type { ReceivedFile } from '../storage/receive-form';

interface AnyInput {
  params: Record<string, string | number>;
  query: unknown;
  body: unknown;
  files?: readonly ReceivedFile[];
}

export interface Call<Context = MemberContext, Input = AnyInput> {
  deadline: Deadline;
  idempotencyKey: IdempotencyKey | null;
  input: Input;
  contextIn(sql: Sql): Context;
}

export type AnyHandler =
  | ((context: MemberContext, input: AnyInput) => Promise<unknown>)
  | { ownTransaction(database: Database): (call: Call) => Promise<Answer> };

export interface Runner {
  database: Database;
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createRunner(
  { database, runExclusive }: Runner,
  key: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): (call: Call) => Promise<Answer> {
  if ('ownTransaction' in handler) return handler.ownTransaction(database);

  const status = endpoint.response ? (endpoint.status ?? 200) : 204;
  const answer = async (sql: Sql, { contextIn, input }: Call): Promise<Answer> => ({
    status,
    body: await handler(contextIn(sql), input),
  });
  if (key.startsWith('GET ')) return (call) => answer(database.reader(), call);
  const command = async (call: Call) => {
    if (call.deadline.isOver()) throw databaseAway();
    return database.transaction(async (sql) => {
      const work = async () => [{ status: 'fulfilled', value: await answer(sql, call) } as const];
      return valueOf(await answerOnce(sql, [call], work));
    });
  };
  if (!key.includes('/loads/{id}')) return command;
  return (call) => runExclusive(`load:${call.input.params['id'] ?? 0}`, () => command(call));
}
