import { HOUR_MS } from '@tenderlane/domain/core';
import { describe, expect, it, vi } from 'vitest';
import { createHourlyResults } from './hourly-results';

const MORNING = 9 * HOUR_MS;

describe('a result of this hour', () => {
  it('a result is computed once an hour for each key, as of the beginning of the hour', async () => {
    const find = createHourlyResults<string>();
    const work = vi.fn(async (hour: number) => `as of ${hour / HOUR_MS}`);
    const asked = ['one', 'one', 'other'].map((key, minute) => find(key, MORNING + minute * 60_000, work));
    expect(await Promise.all(asked)).toEqual(['as of 9', 'as of 9', 'as of 9']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('a result is computed again in the next hour', async () => {
    const find = createHourlyResults<number>();
    await find('one', MORNING + HOUR_MS - 1, async (hour) => hour);
    expect(await find('one', MORNING + HOUR_MS, async (hour) => hour)).toBe(MORNING + HOUR_MS);
  });

  it('a result is computed again after a failure', async () => {
    const find = createHourlyResults<number>();
    await expect(find('one', MORNING, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await find('one', MORNING, async () => 7)).toBe(7);
  });
});
