import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBidBatches, HELD, isHeld, toSettled, type BidBatchOptions } from './bid-batches';

interface Bid {
  loadId: number;
  name: string;
}

const bid = (name: string, loadId = 0): Bid => ({ loadId, name });
const loadOf = ({ loadId }: Bid) => loadId;
const turn = () => sleep(5);

function createWorkshop(options: Partial<BidBatchOptions<Bid, string>> = {}) {
  const started: string[][] = [];
  const ends: (() => void)[] = [];
  const add = createBidBatches<Bid, string>({
    concurrency: 1,
    heldConcurrency: 0,
    loadOf,
    limit: 32,
    maxWaiting: 100,
    async work(bids) {
      started.push(bids.map(({ name }) => name));
      await new Promise<void>((resolve) => ends.push(resolve));
      return Promise.all(bids.map(({ name }) => toSettled(() => `${name} done`)));
    },
    ...options,
  });
  const finish = async () => {
    ends.shift()?.();
    await turn();
  };
  return { add, started, finish };
}

it('a batch starts at once with the bids of the same turn in their order', async () => {
  const { add, started, finish } = createWorkshop();
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(bid(name))));
  await turn();
  expect(started).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
  await finish();
  expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} done`));
});

it('bids that arrive during a batch are in the next one, up to the limit', async () => {
  const { add, started, finish } = createWorkshop({ limit: 3 });
  const answers = [add(bid('first'))];
  await turn();
  for (const name of ['a', 'b', 'c', 'd']) {
    answers.push(add(bid(name)));
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

it('a load is in one batch at a time', async () => {
  const { add, started, finish } = createWorkshop({ concurrency: 3 });
  const answers = [add(bid('one', 1)), add(bid('also one', 1))];
  await turn();
  answers.push(add(bid('one again', 1)), add(bid('two', 2)));
  await turn();
  expect(started).toEqual([['one', 'also one'], ['two']]);
  answers.push(add(bid('two again', 2)), add(bid('three', 3)));
  await turn();
  expect(started.at(-1)).toEqual(['three']);
  await finish();
  expect(started.at(-1)).toEqual(['one again']);
  await finish();
  expect(started.at(-1)).toEqual(['two again']);
  for (let left = 0; left < 3; left++) await finish();
  expect(await Promise.all(answers)).toHaveLength(6);
});

it('no more batches run at the same time than the limit allows', async () => {
  const { add, started, finish } = createWorkshop({ concurrency: 2, limit: 1 });
  const answers = ['a', 'b', 'c'].map((name, index) => add(bid(name, index)));
  await turn();
  expect(started).toEqual([['a'], ['b']]);
  await finish();
  expect(started).toEqual([['a'], ['b'], ['c']]);
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});

it('each bid of a batch has its own result', async () => {
  const work = (bids: Bid[]) =>
    Promise.all(
      bids.map(({ name }) =>
        toSettled(() => {
          if (name === 'bad') throw new Error('refused');
          return name;
        }),
      ),
    );
  const add = createBidBatches<Bid, string>({
    work,
    loadOf,
    concurrency: 1,
    heldConcurrency: 0,
    limit: 8,
    maxWaiting: 8,
  });
  const results = await Promise.allSettled([add(bid('good')), add(bid('bad')), add(bid('also good'))]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    'good',
    'Error: refused',
    'also good',
  ]);
});

it('every bid of a batch whose work throws is rejected, and the next batch runs', async () => {
  let turns = 0;
  const work = async (bids: Bid[]): Promise<PromiseSettledResult<string>[]> => {
    if (++turns === 1) throw new Error('the database is away');
    return bids.map(({ name }) => ({ status: 'fulfilled', value: name }));
  };
  const add = createBidBatches<Bid, string>({
    work,
    loadOf,
    concurrency: 1,
    heldConcurrency: 0,
    limit: 8,
    maxWaiting: 8,
  });
  const results = await Promise.allSettled([add(bid('a')), add(bid('b'))]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: new Error('the database is away') });
  expect(await add(bid('c'))).toBe('c');
});

it('a bid without a result is rejected', async () => {
  const work = () => Promise.resolve([{ status: 'fulfilled', value: 'only one' } as const]);
  const add = createBidBatches<Bid, string>({
    work,
    loadOf,
    concurrency: 1,
    heldConcurrency: 0,
    limit: 8,
    maxWaiting: 8,
  });
  const [first, second] = await Promise.allSettled([add(bid('a')), add(bid('b'))]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected' });
});

function createHolders(heldLoads: number[], options: Partial<BidBatchOptions<Bid, string>> = {}) {
  const held = new Set(heldLoads);
  const done: string[] = [];
  const frees = new Map<number, () => void>();
  const add = createBidBatches<Bid, string>({
    concurrency: 1,
    heldConcurrency: 1,
    limit: 4,
    maxWaiting: 100,
    loadOf,
    async work(bids, waits) {
      const loadId = bids[0]?.loadId ?? 0;
      if (waits && held.has(loadId)) await new Promise<void>((resolve) => frees.set(loadId, resolve));
      return bids.map((each) => {
        if (!waits && held.has(each.loadId)) return HELD;
        done.push(each.name);
        return { status: 'fulfilled', value: `${each.name} done` };
      });
    },
    ...options,
  });
  const free = async (loadId: number) => {
    held.delete(loadId);
    frees.get(loadId)?.();
    await turn();
  };
  return { add, done, free };
}

it('bids on a locked load wait in their order; the others go on', async () => {
  const { add, done, free } = createHolders([1]);
  const answers = [bid('one', 1), bid('two', 2), bid('one again', 1), bid('three', 3)].map(add);
  await turn();
  expect(done).toEqual(['two', 'three']);
  answers.push(add(bid('one at last', 1)), add(bid('two again', 2)));
  await turn();
  expect(done).toEqual(['two', 'three', 'two again']);
  await free(1);
  expect(done).toEqual(['two', 'three', 'two again', 'one', 'one again', 'one at last']);
  expect(await Promise.all(answers)).toHaveLength(6);
  const last = add(bid('one with others', 1));
  await add(bid('two at the end', 2));
  expect(await last).toBe('one with others done');
});

it('locked loads above the limit wait for their turn; unlocked loads do not wait', async () => {
  const { add, done, free } = createHolders([1, 2]);
  const answers = [add(bid('one', 1)), add(bid('two', 2)), add(bid('three', 3))];
  await turn();
  expect(done).toEqual(['three']);
  await free(1);
  await free(2);
  expect(done).toEqual(['three', 'one', 'two']);
  expect(await Promise.all(answers)).toHaveLength(3);
});

it('a bid whose lock is not free within the waiting time is refused', async () => {
  const work = (bids: Bid[]) => Promise.resolve(bids.map(() => HELD));
  const add = createBidBatches<Bid, string>({
    work,
    loadOf,
    concurrency: 1,
    heldConcurrency: 1,
    limit: 4,
    maxWaiting: 4,
  });
  const [result] = await Promise.allSettled([add(bid('one', 1))]);
  expect(isHeld(result)).toBe(true);
});

it('the waiting places are counted by load, so a full load refuses no bid on another', async () => {
  const { add, done, free } = createHolders([1], { maxWaiting: 2 });
  const answers = [add(bid('at work', 1))];
  await turn();
  answers.push(add(bid('a', 1)), add(bid('b', 1)));
  await expect(add(bid('one too many', 1))).rejects.toMatchObject({ code: 'server.busy' });
  answers.push(add(bid('other', 2)));
  await turn();
  expect(done).toEqual(['other']);
  await free(1);
  expect(done).toEqual(['other', 'at work', 'a', 'b']);
  expect(await Promise.all(answers)).toHaveLength(4);
});

it('a bid is refused only while too many wait', async () => {
  const { add, finish } = createWorkshop({ maxWaiting: 2 });
  const answers = [add(bid('at work'))];
  await turn();
  answers.push(add(bid('a')), add(bid('b')));
  await expect(add(bid('one too many'))).rejects.toMatchObject({
    code: 'server.busy',
    details: { retryAfterSeconds: 1 },
  });
  await finish();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(3);
});
