import { expect, it } from 'vitest';
import { isNeverWrittenTo } from './never-written-to';

it.each([
  ['office@carrier1.demo.example', true],
  ['Olena@Nordwald.DEMO.example', true],
  ['olena@example.com', false],
  ['olena@demo.example', false],
  ['olena@nordwald.demo.example.com', false],
  ['+48600100200', false],
])('%s is never written to: %s', (login, never) => {
  expect(isNeverWrittenTo(login)).toBe(never);
});
