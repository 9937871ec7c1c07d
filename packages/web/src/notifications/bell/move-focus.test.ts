import { expect, it } from 'vitest';
import { isStep, nextPlace } from './move-focus';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s moves the focus from place %i of three to %i', (step, from, to) =>
  expect(nextPlace(step, from, 3)).toBe(to),
);

it('other keys are left to the browser', () => {
  expect(['Tab', 'Enter', 'Escape', 'a'].filter(isStep)).toEqual([]);
});
