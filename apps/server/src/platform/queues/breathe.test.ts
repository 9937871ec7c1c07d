import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breathe, breatheOften, letThrough } from './breathe';

let now = 1_000_000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

test('a short batch that nobody waits behind goes on in one turn', async () => {
  await breathe();
  expect(breathe()).toBeUndefined();
});

test('a long batch lets the process look at what has arrived', async () => {
  await breathe();
  now += 5;
  expect(breathe()).toBeInstanceOf(Promise);
});

test('light items go on even while somebody waits', async () => {
  let answer = () => {};
  const waiting = letThrough(() => new Promise<void>((resolve) => (answer = resolve)));
  await breathe();
  expect(breathe()).toBeUndefined();
  expect(breatheOften()).toBeInstanceOf(Promise);
  answer();
  await waiting;
});

test('an answer somebody waits for comes between heavy items, not behind them', async () => {
  const order: string[] = [];
  const arrival = () => new Promise((resolve) => setImmediate(resolve));
  const answer = letThrough(async () => {
    await arrival();
    order.push('answer');
  });
  for (const item of ['first', 'second', 'third']) {
    await breatheOften();
    order.push(item);
  }
  await answer;
  expect(order.indexOf('answer')).toBeLessThan(order.indexOf('second'));
});

test('an answer that failed holds nobody up any longer', async () => {
  await expect(letThrough(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await breatheOften();
  expect(breatheOften()).toBeUndefined();
});
