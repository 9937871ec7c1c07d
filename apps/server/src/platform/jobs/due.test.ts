import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app';
import { dueRows, startDueLoops, type DueWork } from './due';
import type { Loop } from './loop';

let app: TestApp;
let failing: number[];
const warnings: unknown[] = [];

const reminders: DueWork = dueRows<{ id: number }>({
  name: 'reminders',
  paceMs: 5,
  hasDue: async (sql) => (await sql.rows('select 1 from reminders where due limit 1')).length > 0,
  takeDue: (sql, _clock, limit) =>
    sql.rows('select id from reminders where due order by id limit $1 for update skip locked', [limit]),
  async run({ sql }, rows) {
    const failed = rows.find(({ id }) => failing.includes(id));
    if (failed) throw new Error(`cannot remind of ${failed.id}`);
    return sql.run('update reminders set due = false, done = true where id = any($1)', [rows.map(({ id }) => id)]);
  },
  postpone: (sql, { id }) => sql.run('update reminders set due = false where id = $1', [id]),
});

beforeAll(async () => {
  app = await startApp();
  await app.database.run('create table reminders (id bigint primary key, due boolean not null, done boolean)');
});
afterAll(() => app.close());
beforeEach(async () => {
  failing = [];
  await app.database.run('truncate reminders');
  await app.database.run('insert into reminders select n, true, false from generate_series(1, 5) n');
});

const log = { warn: (entry: unknown) => warnings.push(entry), error: (entry: unknown) => warnings.push(entry) };
const parts = () => ({ ...app, log: log as never });
const done = async () =>
  (await app.database.rows<{ id: number }>('select id from reminders where done order by id')).map(({ id }) => id);

it('a run does all due rows in one batch, and nothing when none is due', async () => {
  expect(await reminders.runOnce(parts())).toBe(5);
  expect(await done()).toEqual([1, 2, 3, 4, 5]);
  expect(await reminders.runOnce(parts())).toBe(0);
});

it('a row that fails is recorded, and the others of its batch are done', async () => {
  failing = [3];
  expect(await reminders.runOnce(parts())).toBe(4);
  expect(await done()).toEqual([1, 2, 4, 5]);
  expect(warnings).toContainEqual(expect.objectContaining({ due: 'reminders', id: 3 }));
  const failed = await app.database.rows('select source, row_id, failures from failed_due_rows');
  expect(failed).toEqual([{ source: 'reminders', row_id: 3, failures: 1 }]);
});

it('a run skips rows that another process has locked', async () => {
  await app.database.transaction(async (sql) => {
    await sql.rows('select 1 from reminders where id <= 3 for update');
    expect(await reminders.runOnce(parts())).toBe(2);
  });
  expect(await done()).toEqual([4, 5]);
});

it('a source that hangs does not delay other sources', async () => {
  let letGo = () => {};
  const hanging: DueWork = {
    name: 'hanging',
    paceMs: 5,
    runOnce: () => new Promise((resolve) => (letGo = () => resolve(0))),
  };
  const reminded = new Promise<void>((resolve) => {
    const after: DueWork = {
      ...reminders,
      runOnce: async (given) => {
        const count = await reminders.runOnce(given);
        if (count > 0) resolve();
        return count;
      },
    };
    loops.push(...startDueLoops([hanging, after], parts()).loops);
  });
  await reminded;
  letGo();
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(await done()).toEqual([1, 2, 3, 4, 5]);
});
const loops: Loop[] = [];

it('the loop reports that it is behind while its batches are full', async () => {
  await app.database.run('insert into reminders select n, true, false from generate_series(6, 450) n');
  const seen: boolean[] = [];
  await new Promise<void>((resolve) => {
    const due = startDueLoops([reminders], parts(), () => {
      seen.push(due.isBehind());
      if (seen.length === 3) resolve();
    });
    loops.push(...due.loops);
  });
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(seen).toEqual([true, true, false]);
});

it('background work waits while urgent work is due', async () => {
  const order: string[] = [];
  let isDue = true;
  const background = new Promise<void>((resolve) => {
    const works: DueWork[] = [
      {
        name: 'urgent',
        paceMs: 20,
        isUrgent: true,
        hasDue: () => Promise.resolve(isDue),
        async runOnce() {
          order.push('urgent');
          isDue = order.length < 3;
          return Promise.resolve(0);
        },
      },
      {
        name: 'background',
        paceMs: 1,
        isBackground: true,
        async runOnce() {
          order.push('background');
          resolve();
          return Promise.resolve(0);
        },
      },
    ];
    loops.push(...startDueLoops(works, parts()).loops);
  });
  await background;
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(order.slice(0, 4)).toEqual(['urgent', 'urgent', 'urgent', 'background']);
});

it('a wake-up starts urgent loops only', async () => {
  const runs = { urgent: 0, other: 0 };
  const work = (name: 'urgent' | 'other', more: Partial<DueWork>, onRun: () => void): DueWork => ({
    name,
    paceMs: 3_600_000,
    ...more,
    runOnce() {
      runs[name]++;
      onRun();
      return Promise.resolve(0);
    },
  });
  let second = () => {};
  const wokenUp = new Promise<void>((resolve) => (second = resolve));
  const due = startDueLoops(
    [work('urgent', { isUrgent: true }, () => runs.urgent === 2 && second()), work('other', {}, () => {})],
    parts(),
  );
  due.wake();
  await wokenUp;
  await Promise.all(due.loops.map((loop) => loop.stop()));
  expect(runs).toEqual({ urgent: 2, other: 1 });
});
