import { expect, it } from 'vitest';
import { createKeyedQueue } from './queue';

function startWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it('work of one key runs in sequence, also after a failure, and other keys do not wait', async () => {
  const runExclusive = createKeyedQueue(10);
  const done: string[] = [];
  const first = startWork();
  const all = [
    runExclusive('load:1', first.work).then(() => done.push('first')),
    runExclusive('load:1', () => Promise.reject(new Error('refused'))).catch(() => done.push('second')),
    runExclusive('load:1', () => Promise.resolve()).then(() => done.push('third')),
  ];
  await runExclusive('load:2', () => Promise.resolve()).then(() => done.push('other'));
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});

it('a queue refuses work while too much waits and accepts it later', async () => {
  const runExclusive = createKeyedQueue(2);
  const first = startWork();
  const waiting = [runExclusive('load:1', first.work), runExclusive('load:1', () => Promise.resolve())];
  await expect(runExclusive('load:1', () => Promise.resolve())).rejects.toMatchObject({
    code: 'server.busy',
    status: 503,
    details: { retryAfterSeconds: 1 },
  });
  first.end();
  await Promise.all(waiting);
  expect(await runExclusive('load:1', () => Promise.resolve('done'))).toBe('done');
});
