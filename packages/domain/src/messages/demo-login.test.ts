import { expect, it } from 'vitest';
import { isDemoLogin } from './demo-login';

it.each([
  ['office@carrier1.demo.example', true],
  ['Olena@Nordwald.DEMO.example', true],
  ['olena@example.com', false],
  ['olena@demo.example', false],
  ['olena@nordwald.demo.example.com', false],
  ['+48600100200', false],
])('%s is a demo login that gets no messages: %s', (login, never) => {
  expect(isDemoLogin(login)).toBe(never);
});
