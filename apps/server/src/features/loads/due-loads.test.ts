import { expect, it } from 'vitest';
import { pauseUntil } from './due-loads';

it.each([
  [null, 150],
  [60_000, 150],
  [40, 40],
  [1, 1],
  [0, 50],
  [-5000, 50],
])('the clock pauses, with the next load due in %s ms, for %i ms', (dueInMs, pauseMs) => {
  expect(pauseUntil(dueInMs)).toBe(pauseMs);
});
