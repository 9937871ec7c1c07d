import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatches, type BatchOptions } from './batches';

const turn = () => sleep(5);

function createWorkshop(options: Partial<BatchOptions<string, string>> = {}) {
  const started: string[][] = [];
  const ends: (() => void)[] = [];
  const add = createBatches<string, string>({
    concurrency: 1,
    limit: 32,
    maxWaiting: 100,
    async work(names) {
      started.push(names);
      await new Promise<void>((resolve) => ends.push(resolve));
      return names.map((name) => `${name} done`);
    },
    ...options,
  });
  const finish = async () => {
    ends.shift()?.();
    await turn();
  };
  return { add, started, finish };
}

it('a batch starts at once with all items of the same turn in their order', async () => {
  const { add, started, finish } = createWorkshop();
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(name)));
  await turn();
  expect(started).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
  await finish();
  expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} done`));
});

it('items that arrive during a batch are in the next one, up to the limit', async () => {
  const { add, started, finish } = createWorkshop({ limit: 3 });
  const answers = [add('first')];
  await turn();
  for (const name of ['a', 'b', 'c', 'd']) {
    answers.push(add(name));
    await turn();
  }
  expect(started).toEqual([['first']]);
  await finish();
  expect(started).toEqual([['first'], ['a', 'b', 'c']]);
  await finish();
  expect(started.at(-1)).toEqual(['d']);
  await finish();
  expect(await Promise.all(answers)).toHaveLength(5);
});

it('no more batches run at the same time than the limit allows', async () => {
  const { add, started, finish } = createWorkshop({ concurrency: 2, limit: 1 });
  const answers = ['a', 'b', 'c'].map((name) => add(name));
  await turn();
  expect(started).toEqual([['a'], ['b']]);
  await finish();
  expect(started).toEqual([['a'], ['b'], ['c']]);
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});

it('every item of a failed batch is rejected, and the next batch runs', async () => {
  let turns = 0;
  const work = async (names: string[]): Promise<string[]> => {
    if (++turns === 1) throw new Error('the database is away');
    return names;
  };
  const add = createBatches<string, string>({ work, concurrency: 1, limit: 8, maxWaiting: 8 });
  const results = await Promise.allSettled([add('a'), add('b')]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: new Error('the database is away') });
  expect(await add('c')).toBe('c');
});

it('every item is rejected when the work returns too few results', async () => {
  const work = () => Promise.resolve(['only one']);
  const add = createBatches<string, string>({ work, concurrency: 1, limit: 8, maxWaiting: 8 });
  const results = await Promise.allSettled([add('a'), add('b')]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected' });
});

it('an item is refused only while too many items wait', async () => {
  const { add, finish } = createWorkshop({ maxWaiting: 2 });
  const answers = [add('at work')];
  await turn();
  answers.push(add('a'), add('b'));
  await expect(add('one too many')).rejects.toMatchObject({
    code: 'server.busy',
    details: { retryAfterSeconds: 1 },
  });
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});
