import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWaitingRemovals } from './waiting-removals';

const AFTER_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(send = vi.fn(() => Promise.resolve())) {
  const removals = createWaitingRemovals(AFTER_MS);
  const tellRefusal = vi.fn();
  removals.begin(7, { send, tellRefusal });
  return { removals, send, tellRefusal };
}

it('a removed record is hidden at once and deleted later', async () => {
  const { removals, send } = begin();
  expect(removals.read()).toEqual([7]);
  await vi.advanceTimersByTimeAsync(AFTER_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
});

it('a waiting removal is undone, also after the page of the records was closed', async () => {
  const { removals, send } = begin();
  const heard = vi.fn();
  removals.subscribe(heard)();
  removals.undo(7);
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(removals.read()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

it('a record that could not be deleted is shown again with the reason', async () => {
  const { removals, tellRefusal } = begin(vi.fn(() => Promise.reject(new Error('away'))));
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(removals.read()).toEqual([]);
  expect(tellRefusal).toHaveBeenCalledTimes(1);
});
