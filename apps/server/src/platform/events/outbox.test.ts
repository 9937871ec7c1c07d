import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMarket, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { enqueue } from './events';
import { runParkedCommand, readParkedCommand } from './run-parked-command';
import { RETRY_PAUSES_MS, type Subscriber } from './outbox';
import type { OutboxRow } from './outbox.queries';

const KIND = 'test.happened';

let app: TestApp;
let failing: unknown[];
let batches: unknown[][];

const notes: Subscriber = {
  name: 'notes',
  async handle(sql, rows) {
    const own = rows.filter(({ kind }) => kind === KIND).map(numberOf);
    if (own.length > 0) batches.push(own);
    await sql.run('insert into notes select unnest($1::int[])', [own]);
    const failure = own.find((number) => failing.includes(number));
    if (failure !== undefined) throw new Error(`cannot note ${failure}`);
  },
};
const numberOf = ({ payload }: OutboxRow) => Number(payload['number']);

beforeAll(async () => {
  app = await startApp({}, undefined, undefined, { subscribers: [notes] });
  await app.database.run('create table notes (number int)');
});
afterAll(() => app.close());
beforeEach(async () => {
  failing = [];
  batches = [];
  await app.database.run('truncate notes, outbox, outbox_retries');
});

const happen = (...numbers: number[]) =>
  app.database.transaction(async (sql) => {
    for (const number of numbers) await enqueue(sql, KIND, { number });
  });
const noted = async () =>
  (await app.database.rows<{ number: number }>('select number from notes order by number')).map(({ number }) => number);
const waiting = () =>
  app.database.rows<{ subscriber: string; failures: number; pause_ms: number | null; error: string }>(
    `select subscriber, failures, error, round(extract(epoch from due_at - failed_at) * 1000)::int as pause_ms
       from outbox_retries order by id`,
  );
/** Simulates the end of the pause; a moment is rounded to the next millisecond. */
const retry = async () => {
  await app.database.run(
    `update outbox_retries set due_at = clock_timestamp() - interval '1 millisecond' where due_at is not null`,
  );
  return app.dispatcher.retryOnce();
};

describe('a subscriber after the commit', () => {
  it('a subscriber receives the events of one commit as one batch', async () => {
    await happen(1, 2, 3);
    expect(await app.dispatcher.runOnce()).toBe(3);
    expect(batches).toEqual([[1, 2, 3]]);
    expect(await noted()).toEqual([1, 2, 3]);
    expect(await app.dispatcher.runOnce()).toBe(0);
  });

  it('a failed event does not stop other events of its batch or other subscribers', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    const before = (await app.messages(anna.login)).length;
    failing = [2];
    await happen(1, 2, 3);
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    while ((await app.dispatcher.runOnce()) > 0);
    expect(await noted()).toEqual([1, 3]);
    expect(await waiting()).toEqual([
      { subscriber: 'notes', failures: 1, error: 'cannot note 2', pause_ms: RETRY_PAUSES_MS[0] },
    ]);
    expect(await app.messages(anna.login)).toHaveLength(before + 1);
  });

  it('a failed event is retried with growing pauses and parked after the third failure', async () => {
    failing = [7];
    await happen(7);
    await app.dispatcher.runOnce();
    expect(await app.dispatcher.retryOnce()).toBe(0);
    expect(await retry()).toBe(1);
    expect(await waiting()).toMatchObject([{ failures: 2, pause_ms: RETRY_PAUSES_MS[1] }]);
    expect(await retry()).toBe(1);
    expect(await waiting()).toMatchObject([{ failures: 3, pause_ms: null }]);
    expect(await retry()).toBe(0);

    const [line] = await runParkedCommand(app.database, readParkedCommand(['list']));
    expect(line).toMatch(/notes {2}test\.happened {2}failed 3 times {2}cannot note 7$/);
    failing = [];
    expect(await runParkedCommand(app.database, readParkedCommand(['retry', 'all']))).toEqual([
      '1 will be tried again within a second of the running product.',
    ]);
    expect(await app.dispatcher.retryOnce()).toBe(1);
    expect(await noted()).toEqual([7]);
    expect(await waiting()).toEqual([]);
    expect(await runParkedCommand(app.database, readParkedCommand(['list']))).toEqual(['Nothing is parked.']);
  });

  it('a failure of the database never parks an event', async () => {
    const slow: unknown[] = [];
    const original = notes.handle;
    notes.handle = async (sql, rows) => {
      slow.push(rows.length);
      await sql.run('set local statement_timeout = 1');
      await sql.run('select pg_sleep(1)');
    };
    try {
      await happen(5);
      await app.dispatcher.runOnce();
      for (let turn = 0; turn < 4; turn++) await retry();
    } finally {
      notes.handle = original;
    }
    expect(slow).toHaveLength(6);
    expect(await waiting()).toMatchObject([{ failures: 0, pause_ms: RETRY_PAUSES_MS[0] }]);
    await retry();
    expect(await noted()).toEqual([5]);
  });
});

it.each([[[]], [['retry']], [['retry', 'x']], [['retry', '1', '2']], [['list', 'all']], [['drop']]])(
  'the command npm run parked -- %j prints its usage',
  (words) => {
    expect(() => readParkedCommand(words)).toThrow('npm run parked -- retry all');
  },
);
