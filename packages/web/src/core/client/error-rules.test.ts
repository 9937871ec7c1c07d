import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { retryDelayMs, shouldRetry, toastText } from './error-rules';

const answer = (status: number, more = {}) =>
  new ApiError({ status, data: { code: 'some.code', message: 'What happened', params: {}, ...more } });

describe('the toast of an error', () => {
  it.each([
    ['an unreachable server', new ApiError({}), null],
    ['an ended session', answer(401), null],
    ['a missing record', answer(404), null],
    ['a record of another brand', answer(403, { company_id: 3 }), null],
    ['a refusal', answer(409), 'What happened'],
    ['a missing right', answer(403), 'What happened'],
    ['a failure of the server', answer(500, { code: 'server.failure' }), 'Oops'],
    ['a failure with a reason', answer(503), 'What happened'],
    ['a bug', new TypeError('x is undefined'), 'Oops'],
  ])('the toast has its text for %s', (_name, error, text) => {
    expect(toastText(error, 'Oops')).toBe(text);
  });
});

describe('repeated queries', () => {
  it('a query is repeated three times after temporary failures', () => {
    expect(shouldRetry(0, new ApiError({}))).toBe(true);
    expect(shouldRetry(2, answer(503))).toBe(true);
    expect(shouldRetry(3, answer(503))).toBe(false);
    expect(shouldRetry(0, answer(422))).toBe(false);
  });

  it('a repeated query waits 1, 2, 4 and at most 30 seconds', () => {
    expect([0, 1, 2, 10].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
