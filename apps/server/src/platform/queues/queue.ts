import { AppError } from '../errors';

/** Serializes work with the same key, so that one busy tender never takes every connection. */
export function createKeyedQueue(maxWaiting: number) {
  const tails = new Map<string, { tail: Promise<unknown>; waiting: number }>();

  return async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = tails.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
    if (line.waiting >= maxWaiting) throw new AppError('server.busy', { retryAfterSeconds: 1 });
    line.waiting++;
    tails.set(key, line);
    const turn = line.tail.then(work, work);
    line.tail = turn;
    try {
      return await turn;
    } finally {
      line.waiting--;
      if (line.waiting === 0) tails.delete(key);
    }
  };
}
