import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startLoop } from './loop';

const HOUR_MS = 3_600_000;
const log = pino({ level: 'silent' });

it.each([
  ['finds nothing', () => Promise.resolve(0)],
  ['fails', () => Promise.reject(new Error('no'))],
])('a loop that is stopped during its work ends without a pause when the work %s', async (_, end) => {
  let turns = 0;
  let finish = () => {};
  const work = new Promise<void>((resolve) => (finish = resolve));
  const run = async () => {
    turns++;
    await work;
    return end();
  };
  const loop = startLoop('test', HOUR_MS, run, log);
  const stopped = loop.stop();
  finish();
  await stopped;
  expect(turns).toBe(1);
});
