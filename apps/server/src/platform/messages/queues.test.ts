import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Channel, RenderedMessage } from './messages';
import { createPauses } from './queues';

const hangs = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
const refuses = () => Promise.reject(new Error('550 no such mailbox'));
const takes = () => Promise.resolve();

function startPauses() {
  let at = 0;
  let service: () => Promise<void> = hangs;
  const pauses = createPauses(pino({ level: 'silent' }), () => at);
  const sender = pauses.watch({ send: () => service(), close: () => undefined });
  return {
    async try(channel: Channel, answer: () => Promise<void>): Promise<Channel[]> {
      service = answer;
      await sender.send({ channel } as RenderedMessage, 'id').catch(() => undefined);
      return pauses.paused();
    },
    pass: (ms: number) => {
      at += ms;
      return pauses.paused();
    },
  };
}

it('a channel with a timeout is paused, and other channels continue', async () => {
  const pauses = startPauses();
  expect(await pauses.try('sms', hangs)).toEqual(['sms']);
  expect(await pauses.try('email', takes)).toEqual(['sms']);
  expect(pauses.pass(4_999)).toEqual(['sms']);
  expect(pauses.pass(1)).toEqual([]);
});

it('each pause of a channel is longer, up to a minute, until a message is accepted', async () => {
  const pauses = startPauses();
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    await pauses.try('email', hangs);
    await pauses.try('email', hangs);
    expect([pauses.pass(seconds * 1_000 - 1), pauses.pass(1)]).toEqual([['email'], []]);
  }
  await pauses.try('email', takes);
  await pauses.try('email', hangs);
  expect(pauses.pass(5_000)).toEqual([]);
});

it('a refused message and a failed push service of one browser pause no channel', async () => {
  const pauses = startPauses();
  expect(await pauses.try('email', refuses)).toEqual([]);
  expect(await pauses.try('push', hangs)).toEqual([]);
});

it('timeouts of mail servers and of connections are recognized', async () => {
  const timedOut = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
  for (const error of [
    timedOut,
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'UND_ERR_CONNECT_TIMEOUT' }) }),
    new Error('Message sending aborted', { cause: new DOMException('', 'TimeoutError') }),
  ]) {
    expect(await startPauses().try('email', () => Promise.reject(error))).toEqual(['email']);
  }
});
