import { expect, it } from 'vitest';
import { repeatWhileAway } from './outage';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function harness(errors: Error[]) {
  const waits: unknown[] = [];
  let turns = 0;
  const work = () => {
    turns++;
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
  const options = { log: { warn: (fields: unknown) => void waits.push(fields) }, name: 'test', pauseMs: 1 };
  return { work, options, waits, turns: () => turns };
}

it('work is repeated until the database is back, with a warning each time', async () => {
  const { work, options, waits, turns } = harness([away(), new Error('Connection terminated unexpectedly')]);
  expect(await repeatWhileAway(work, options)).toBe('done');
  expect([turns(), waits.length]).toEqual([3, 2]);
});

it('any other error is thrown at once', async () => {
  const { work, options, waits, turns } = harness([new Error('syntax error'), away()]);
  await expect(repeatWhileAway(work, options)).rejects.toThrow('syntax error');
  expect([turns(), waits.length]).toEqual([1, 0]);
});

it('a process that stops does not wait for the database', async () => {
  const leaving = new AbortController();
  const { work, options } = harness([away(), away()]);
  const waiting = repeatWhileAway(work, { ...options, pauseMs: 60_000, leaving: leaving.signal });
  leaving.abort();
  await expect(waiting).rejects.toThrow();
});
