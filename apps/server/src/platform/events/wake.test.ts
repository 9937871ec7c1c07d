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
/** The polling interval is so long that only a notification explains an arrival. */
const POLL_MS = 3_600_000;

let given: TestDatabase;
let database: Database;
let loop: Loop;
let commits: ReturnType<typeof listenForCommits>;
const heard: number[] = [];

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
        name: 'heard',
        handle(_sql, rows) {
          heard.push(...rows.map(({ payload }) => Number(payload['number'])));
          return Promise.resolve();
        },
      },
    ],
  });
  loop = startLoop('outbox', POLL_MS, () => dispatcher.runOnce(), log);
  commits = listenForCommits(given.url, loop.wake, log);
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

it('a commit wakes the dispatcher, which sends events without polling', async () => {
  for (let number = 0; number < EVENTS; number++) {
    await database.transaction((sql) => enqueue(sql, 'test.happened', { number }));
    await sleep(EVERY_MS);
  }
  await expect.poll(() => heard).toHaveLength(EVENTS);
});
