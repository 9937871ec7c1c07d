import { expect, it } from 'vitest';
import { pauseUntil } from './due-loads';

it.each([
  [null, 1_000],
  [60_000, 1_000],
  [40, 40],
  [1, 1],
  [0, 50],
  [-5000, 50],
])('the clock pauses, with the next load due in %s ms, for %i ms', (dueInMs, pauseMs) => {
  expect(pauseUntil(dueInMs)).toBe(pauseMs);
});
