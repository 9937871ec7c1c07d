import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetchGate } from './refetch-gate';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the first refetch happens at once, and further ones together a second later', () => {
  const gate = createRefetchGate();
  const refetch = vi.fn();
  for (let change = 0; change < 45; change++) {
    gate.ask('loads', refetch);
    vi.advanceTimersByTime(100);
  }
  expect(refetch).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(2000);
  expect(refetch.mock.calls.length).toBeLessThanOrEqual(6);
});

it('refetches of one topic do not delay another', () => {
  const gate = createRefetchGate();
  const [loads, carriers] = [vi.fn(), vi.fn()];
  gate.ask('loads', loads);
  gate.ask('carriers', carriers);
  expect([loads.mock.calls.length, carriers.mock.calls.length]).toEqual([1, 1]);
});

it('a cleared gate refetches nothing', () => {
  const gate = createRefetchGate();
  const refetch = vi.fn();
  gate.ask('loads', refetch);
  gate.ask('loads', refetch);
  gate.clear();
  vi.advanceTimersByTime(5000);
  expect(refetch).toHaveBeenCalledTimes(1);
});
