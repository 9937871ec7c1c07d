import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { openDatabase, type Database } from '../database/database';
import { startLoop, type Loop } from '../jobs/loop';
import { enqueue } from './events';
import { createDispatcher } from './outbox';
import { announceCommits, listenForCommits } from './wake';

const EVENTS = 100;
const EVERY_MS = 20;
/** The dispatcher looks by itself so rarely that only an announcement explains what arrives in time. */
const POLL_MS = 60_000;

let given: TestDatabase;
let database: Database;
let loop: Loop;
let commits: ReturnType<typeof listenForCommits>;
const committedAt = new Map<number, number>();
const delays: number[] = [];

beforeAll(async () => {
  given = await createTestDatabase();
  const log = pino({ level: 'silent' });
  database = openDatabase({
    url: given.url,
    poolSize: 4,
    onError: () => undefined,
    onCommit: announceCommits((text) => database.run(text)),
  });
  // A process of its own in the product, so its commits announce nothing.
  const behind = openDatabase({ url: given.url, poolSize: 2, onError: () => undefined });
  const dispatcher = createDispatcher({
    database: behind,
    log,
    isInOrder: false,
    subscribers: [
      {
        name: 'delays',
        handle(_sql, rows) {
          for (const { payload } of rows) delays.push(performance.now() - committedAt.get(Number(payload['number']))!);
          return Promise.resolve();
        },
      },
    ],
  });
  loop = startLoop('outbox', POLL_MS, () => dispatcher.runOnce(), log);
  commits = listenForCommits(given.url, loop.wake, log);
  await sleep(200);
  closing.push(
    () => commits.stop(),
    () => loop.stop(),
    () => behind.close(),
    () => database.close(),
    () => given.drop(),
  );
});
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

it('what was committed reaches its subscribers at once, not when the dispatcher looks by itself', async () => {
  for (let number = 0; number < EVENTS; number++) {
    const next = sleep(EVERY_MS);
    await database.transaction(async (sql) => {
      await enqueue(sql, 'test.happened', { number });
      committedAt.set(number, performance.now());
    });
    await next;
  }
  for (let turn = 0; turn < 500 && delays.length < EVENTS; turn++) await sleep(20);
  expect(delays).toHaveLength(EVENTS);
  // The product's figure is 60 ms, which the benchmarks measure; a machine that runs other tests beside is given time.
  expect(Math.max(...delays)).toBeLessThan(POLL_MS / 4);
});
