import { expect, it } from 'vitest';
import { createBatches } from './batches';
import { yieldTurn } from './yield-turn';

const keepBusy = (ms: number) => {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt);
};

it('lets what arrived meanwhile go first between the items of a batch', async () => {
  const order: string[] = [];
  const find = createBatches<string, string>({
    concurrency: 1,
    limit: 10,
    maxWaiting: 10,
    work: async (items) => {
      for (const item of items) {
        await yieldTurn();
        if (item === 'first') setImmediate(() => order.push('arrival'));
        keepBusy(5);
        order.push(item);
      }
      return items;
    },
  });
  await Promise.all(['first', 'second', 'third'].map(find));
  expect(order).toEqual(['first', 'arrival', 'second', 'third']);
});

it('lets what arrived meanwhile go first between the answers of a batch', async () => {
  const order: string[] = [];
  const find = createBatches<string, string>({
    concurrency: 1,
    limit: 10,
    maxWaiting: 10,
    work: (items) => Promise.resolve(items),
  });
  const answered = ['first', 'second', 'third'].map(async (item) => {
    await find(item);
    if (item === 'first') setImmediate(() => order.push('arrival'));
    keepBusy(5);
    order.push(item);
  });
  await Promise.all(answered);
  // The turn ends with the answer during which its time ran out.
  expect(order).toEqual(['first', 'second', 'arrival', 'third']);
});

it('does not wait while a turn is short', async () => {
  await yieldTurn();
  await new Promise((resolve) => setImmediate(resolve));
  await yieldTurn();
  expect(yieldTurn()).toBeUndefined();
});
