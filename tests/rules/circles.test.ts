import { expect, it } from 'vitest';
import { findCircle } from '../../packages/web/circles';

it.each([
  ['files in a row', { a: ['b'], b: ['c'], c: [] }, null],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['two that import each other', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['a circle behind another file', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd', 'b']],
  ['a file that imports itself', { a: ['a'] }, ['a', 'a']],
])('import circles are found: %s', (_name, files, circle) => {
  expect(findCircle(new Map(Object.entries(files)))).toEqual(circle);
});
