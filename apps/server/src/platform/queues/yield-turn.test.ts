import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from './batches';
import { yieldTurn } from './yield-turn';

const ONE_BATCH = { concurrency: 1, limit: 10, maxWaiting: 10 };
const ITEMS = ['first', 'second', 'third'];

// Files of one worker share the turn, so its time continues from the real one.
let now = performance.now();

const keepBusy = (ms = 5) => void (now += ms);

beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterAll(() => void vi.restoreAllMocks());
beforeEach(async () => {
  keepBusy();
  await yieldTurn();
});

it('other events are handled between the items of a long batch', async () => {
  const order: string[] = [];
  const find = createBatches<string, string>({
    ...ONE_BATCH,
    work: async (items) => {
      for (const item of items) {
        await yieldTurn();
        if (item === 'first') setImmediate(() => order.push('arrival'));
        keepBusy();
        order.push(item);
      }
      return items;
    },
  });
  await Promise.all(ITEMS.map(find));
  expect(order).toEqual(['first', 'arrival', 'second', 'third']);
});

it('other events are handled between the answers of a long batch', async () => {
  const order: string[] = [];
  const find = createBatches<string, string>({ ...ONE_BATCH, work: (items) => Promise.resolve(items) });
  const answer = async (item: string) => {
    await find(item);
    if (item === 'first') setImmediate(() => order.push('arrival'));
    keepBusy();
    order.push(item);
  };
  await Promise.all(ITEMS.map(answer));
  // The turn ends with the answer during which its time ran out.
  expect(order).toEqual(['first', 'second', 'arrival', 'third']);
});

it('a short turn does not yield', async () => {
  keepBusy();
  await yieldTurn();
  expect(yieldTurn()).toBeUndefined();
  keepBusy(1);
  expect(yieldTurn()).toBeUndefined();
  keepBusy(1);
  expect(yieldTurn()).toBeInstanceOf(Promise);
});
