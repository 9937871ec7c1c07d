import { expect, it } from 'vitest';
import { createKeyedQueue } from './queue';

/** Work that ends when it is told to. */
function startWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it('work of one key goes one after the other, also after a failure; another key does not wait', async () => {
  const inTurn = createKeyedQueue(10);
  const done: string[] = [];
  const first = startWork();
  const all = [
    inTurn('load:1', first.work).then(() => done.push('first')),
    inTurn('load:1', () => Promise.reject(new Error('refused'))).catch(() => done.push('second')),
    inTurn('load:1', () => Promise.resolve()).then(() => done.push('third')),
  ];
  await inTurn('load:2', () => Promise.resolve()).then(() => done.push('other'));
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});

it('sends away what comes when too many wait, and takes it again later', async () => {
  const inTurn = createKeyedQueue(2);
  const first = startWork();
  const waiting = [inTurn('load:1', first.work), inTurn('load:1', () => Promise.resolve())];
  await expect(inTurn('load:1', () => Promise.resolve())).rejects.toMatchObject({
    code: 'server.busy',
    status: 503,
    details: { retryAfterSeconds: 1 },
  });
  first.end();
  await Promise.all(waiting);
  expect(await inTurn('load:1', () => Promise.resolve('done'))).toBe('done');
});
