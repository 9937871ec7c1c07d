import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatches, HELD, isHeld, toSettled, type BatchOptions } from './batches';

interface Item {
  key: number;
  name: string;
}

const item = (name: string, key = 0): Item => ({ key, name });
const turn = () => sleep(5);

/** Batches whose work a test lets end, one after the other. */
function createWorkshop(options: Partial<BatchOptions<Item, string>> = {}) {
  const started: string[][] = [];
  const ends: (() => void)[] = [];
  const add = createBatches<Item, string>({
    concurrency: 1,
    limit: 32,
    maxWaiting: 100,
    async work(items) {
      started.push(items.map(({ name }) => name));
      await new Promise<void>((resolve) => ends.push(resolve));
      return Promise.all(items.map(({ name }) => toSettled(() => `${name} done`)));
    },
    ...options,
  });
  const finish = async () => {
    ends.shift()?.();
    await turn();
  };
  return { add, started, finish };
}

it('starts at once with what came in the same turn, in its order', async () => {
  const { add, started, finish } = createWorkshop();
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(item(name))));
  await turn();
  expect(started).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
  await finish();
  expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} done`));
});

it('gathers what arrives while a batch is at work, up to the limit', async () => {
  const { add, started, finish } = createWorkshop({ limit: 3 });
  const answers = [add(item('first'))];
  await turn();
  for (const name of ['a', 'b', 'c', 'd']) {
    answers.push(add(item(name)));
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

it('never has a key in two batches at the same time', async () => {
  const { add, started, finish } = createWorkshop({ concurrency: 3, keyOf: ({ key }) => key });
  const answers = [add(item('one', 1)), add(item('also one', 1))];
  await turn();
  answers.push(add(item('one again', 1)), add(item('two', 2)));
  await turn();
  expect(started).toEqual([['one', 'also one'], ['two']]);
  answers.push(add(item('two again', 2)), add(item('three', 3)));
  await turn();
  expect(started.at(-1)).toEqual(['three']);
  await finish();
  expect(started.at(-1)).toEqual(['one again']);
  await finish();
  expect(started.at(-1)).toEqual(['two again']);
  for (let left = 0; left < 3; left++) await finish();
  expect(await Promise.all(answers)).toHaveLength(6);
});

it('runs no more batches side by side than it has concurrency', async () => {
  const { add, started, finish } = createWorkshop({ concurrency: 2, limit: 1 });
  const answers = ['a', 'b', 'c'].map((name) => add(item(name)));
  await turn();
  expect(started).toEqual([['a'], ['b']]);
  await finish();
  expect(started).toEqual([['a'], ['b'], ['c']]);
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});

it('settles each item on its own', async () => {
  const work = (items: Item[]) =>
    Promise.all(
      items.map(({ name }) =>
        toSettled(() => {
          if (name === 'bad') throw new Error('refused');
          return name;
        }),
      ),
    );
  const add = createBatches<Item, string>({ work, concurrency: 1, limit: 8, maxWaiting: 8 });
  const results = await Promise.allSettled([add(item('good')), add(item('bad')), add(item('also good'))]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    'good',
    'Error: refused',
    'also good',
  ]);
});

it('rejects every item of a batch whose work throws, and goes on', async () => {
  let turns = 0;
  const work = async (items: Item[]): Promise<PromiseSettledResult<string>[]> => {
    if (++turns === 1) throw new Error('the database is away');
    return items.map(({ name }) => ({ status: 'fulfilled', value: name }));
  };
  const add = createBatches<Item, string>({ work, concurrency: 1, limit: 8, maxWaiting: 8, keyOf: ({ key }) => key });
  const results = await Promise.allSettled([add(item('a')), add(item('b'))]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: new Error('the database is away') });
  expect(await add(item('c'))).toBe('c');
});

it('leaves nobody without an answer when the work forgets an item', async () => {
  const work = () => Promise.resolve([{ status: 'fulfilled', value: 'only one' } as const]);
  const add = createBatches<Item, string>({ work, concurrency: 1, limit: 8, maxWaiting: 8 });
  const [first, second] = await Promise.allSettled([add(item('a')), add(item('b'))]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected' });
});

/** Batches over records of which some are held: they wait for `free`, the others are done at once. */
function createHolders(heldKeys: number[], options: Partial<BatchOptions<Item, string>> = {}) {
  const held = new Set(heldKeys);
  const done: string[] = [];
  const frees = new Map<number, () => void>();
  const add = createBatches<Item, string>({
    concurrency: 1,
    heldConcurrency: 1,
    limit: 4,
    maxWaiting: 100,
    keyOf: ({ key }) => key,
    async work(items, waits) {
      const key = items[0]?.key ?? 0;
      if (waits && held.has(key)) await new Promise<void>((resolve) => frees.set(key, resolve));
      return items.map((each) => {
        if (!waits && held.has(each.key)) return HELD;
        done.push(each.name);
        return { status: 'fulfilled', value: `${each.name} done` };
      });
    },
    ...options,
  });
  const free = async (key: number) => {
    held.delete(key);
    frees.get(key)?.();
    await turn();
  };
  return { add, done, free };
}

it('what another transaction holds waits alone, in its order; the others go on', async () => {
  const { add, done, free } = createHolders([1]);
  const answers = [item('one', 1), item('two', 2), item('one again', 1), item('three', 3)].map(add);
  await turn();
  expect(done).toEqual(['two', 'three']);
  answers.push(add(item('one at last', 1)), add(item('two again', 2)));
  await turn();
  expect(done).toEqual(['two', 'three', 'two again']);
  await free(1);
  expect(done).toEqual(['two', 'three', 'two again', 'one', 'one again', 'one at last']);
  expect(await Promise.all(answers)).toHaveLength(6);
  const last = add(item('one with others', 1));
  await add(item('two at the end', 2));
  expect(await last).toBe('one with others done');
});

it('more held keys than may wait at once wait for their turn, not the free ones', async () => {
  const { add, done, free } = createHolders([1, 2]);
  const answers = [add(item('one', 1)), add(item('two', 2)), add(item('three', 3))];
  await turn();
  expect(done).toEqual(['three']);
  await free(1);
  await free(2);
  expect(done).toEqual(['three', 'one', 'two']);
  expect(await Promise.all(answers)).toHaveLength(3);
});

it('an item that is held even where it is waited for is refused, not tried for ever', async () => {
  const work = (items: Item[]) => Promise.resolve(items.map(() => HELD));
  const add = createBatches<Item, string>({ work, concurrency: 1, heldConcurrency: 1, limit: 4, maxWaiting: 4 });
  const [result] = await Promise.allSettled([add(item('one', 1))]);
  expect(isHeld(result)).toBe(true);
});

it('the places for waiting belong to a key: a full one sends nobody else away', async () => {
  const { add, done, free } = createHolders([1], { maxWaiting: 2 });
  const answers = [add(item('at work', 1))];
  await turn();
  answers.push(add(item('a', 1)), add(item('b', 1)));
  await expect(add(item('one too many', 1))).rejects.toMatchObject({ code: 'server.busy' });
  answers.push(add(item('other', 2)));
  await turn();
  expect(done).toEqual(['other']);
  await free(1);
  expect(done).toEqual(['other', 'at work', 'a', 'b']);
  expect(await Promise.all(answers)).toHaveLength(4);
});

it('sends away what comes when too many wait, and nobody else', async () => {
  const { add, finish } = createWorkshop({ maxWaiting: 2 });
  const answers = [add(item('at work'))];
  await turn();
  answers.push(add(item('a')), add(item('b')));
  await expect(add(item('one too many'))).rejects.toMatchObject({
    code: 'server.busy',
    details: { retryAfterSeconds: 1 },
  });
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});
