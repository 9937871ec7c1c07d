import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetchGate } from './refetch-gate';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks at once, and then for everything within a second together', () => {
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

it('keeps one thing from holding up another', () => {
  const gate = createRefetchGate();
  const [loads, carriers] = [vi.fn(), vi.fn()];
  gate.ask('loads', loads);
  gate.ask('carriers', carriers);
  expect([loads.mock.calls.length, carriers.mock.calls.length]).toEqual([1, 1]);
});

it('asks nothing any more once it is cleared', () => {
  const gate = createRefetchGate();
  const refetch = vi.fn();
  gate.ask('loads', refetch);
  gate.ask('loads', refetch);
  gate.clear();
  vi.advanceTimersByTime(5000);
  expect(refetch).toHaveBeenCalledTimes(1);
});
