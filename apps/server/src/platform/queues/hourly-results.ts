import { HOUR_MS } from '@tenderlane/domain/core';

/**
 * Keeps results until the hour ends, in memory of the process. Work gets the beginning of the hour, so that it does not
 * depend on the moment of the first request. A failure is not kept.
 */
export function createHourlyResults<Result>() {
  const results = new Map<string, Promise<Result>>();
  let begins = 0;

  return function find(key: string, now: number, work: (hour: number) => Promise<Result>): Promise<Result> {
    const hour = now - (now % HOUR_MS);
    if (hour !== begins) results.clear();
    begins = hour;
    const known = results.get(key);
    if (known) return known;
    const result = work(hour);
    results.set(key, result);
    result.catch(() => results.get(key) === result && results.delete(key));
    return result;
  };
}
