import { expect, it } from 'vitest';
import { createSharedRuns } from './shared-runs';

function countRuns() {
  let begun = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    const run = ++begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(run)));
  };
  return { work, end: () => ends.shift()?.(), begun: () => begun };
}

it('requests during a run share the next run, and other keys do not wait', async () => {
  const share = createSharedRuns();
  const { work, end, begun } = countRuns();
  const first = share('company 1', work);
  const later = [share('company 1', work), share('company 1', work)];
  expect(await share('company 2', () => Promise.resolve('other'))).toBe('other');
  expect(begun()).toBe(1);
  end();
  expect(await first).toBe(1);
  await expect.poll(begun).toBe(2);
  const last = share('company 1', work);
  end();
  expect(await Promise.all(later)).toEqual([2, 2]);
  await expect.poll(begun).toBe(3);
  end();
  expect(await last).toBe(3);
});

it('a failed run fails only its own requests', async () => {
  const share = createSharedRuns();
  const failed = share('company 1', () => Promise.reject(new Error('lost')));
  const next = share('company 1', () => Promise.resolve('found'));
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('found');
  expect(await share('company 1', () => Promise.resolve('again'))).toBe('again');
});
