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

it('hides a record at once and deletes it later', async () => {
  const { removals, send } = begin();
  expect(removals.read()).toEqual([7]);
  await vi.advanceTimersByTimeAsync(AFTER_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
});

it('takes a removal back while it waits, also where nobody shows the records any more', async () => {
  const { removals, send } = begin();
  const heard = vi.fn();
  removals.subscribe(heard)();
  removals.undo(7);
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(removals.read()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

it('shows a record again that could not be deleted, and says why', async () => {
  const { removals, tellRefusal } = begin(vi.fn(() => Promise.reject(new Error('away'))));
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(removals.read()).toEqual([]);
  expect(tellRefusal).toHaveBeenCalledTimes(1);
});
