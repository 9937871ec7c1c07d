import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@tenderlane/contract';
import { ApiError } from '../../core/client/api-error';
import { EMPTY_CHATS } from '../state/chat-state';
import { messageOf } from '../state/examples';
import { openChat, prepare } from './prepare-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  it.each<[string, string, File[], boolean]>([
    ['a text', ' Hello ', [], true],
    ['one letter', 'k', [], true],
    ['blanks', '   ', [], false],
    ['nothing', '', [], false],
    ['a file alone', '', [new File(['x'], 'cmr.pdf')], true],
  ])('%s', async (_name, text, files, isSent) => {
    const parts = prepare();
    await openChat(parts);
    expect(parts.store.send(5, text, files)).toBe(isSent);
    await parts.settle();
    expect(parts.world.sends.map((sent) => [sent.text, sent.files])).toEqual(isSent ? [[text.trim(), files]] : []);
  });

  it('goes on in its order, one after the other', async () => {
    const parts = prepare();
    await openChat(parts);
    let answer = (_: ChatMessage) => {};
    parts.onSend(() => new Promise((resolve) => void (answer = resolve)));
    parts.store.send(5, 'one', []);
    parts.store.send(5, 'two', []);
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one']);
    expect(parts.store.read().outgoing.map(({ state }) => state)).toEqual(['sending', 'waiting']);
    answer(messageOf(4, { chat_id: 5, is_sender: true, client_id: parts.world.sends[0]!.clientId }));
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('waits without a network, and is sent once and in order when the network is back', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.onSend(() => Promise.reject(new Error('away')));
    for (const text of ['one', 'two', 'three']) parts.store.send(5, text, []);
    await parts.settle();
    expect(parts.store.read().outgoing.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    parts.world.sends.length = 0;
    let id = 3;
    parts.onSend(async ({ clientId, text }) =>
      messageOf(++id, { chat_id: 5, text, is_sender: true, client_id: clientId }),
    );
    parts.heard.back();
    await parts.settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(parts.store.read().outgoing).toEqual([]);
    expect(parts.ids()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each<[string, () => Error, string | null]>([
    ['no answer', () => new Error('away'), null],
    ['a failure of the server', () => new ApiError({ status: 503, data: {} }), null],
    [
      'too many messages',
      () => new ApiError({ status: 429, data: { message: 'Too many messages.' }, retryAfterS: 20 }),
      'Too many messages.',
    ],
  ])('is tried again by itself after %s, under the same name', async (_name, problem, reason) => {
    const parts = prepare();
    await openChat(parts);
    parts.onSend(() => Promise.reject(problem()));
    parts.store.send(5, 'Hello', []);
    await parts.settle();
    expect(parts.store.read().outgoing).toMatchObject([{ state: 'waiting', text: 'Hello', reason }]);
    parts.onSend(async ({ clientId }) => messageOf(4, { chat_id: 5, is_sender: true, client_id: clientId }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(new Set(parts.world.sends.map(({ clientId }) => clientId)).size).toBe(1);
    expect(parts.store.read().outgoing).toEqual([]);
    expect(parts.ids()).toEqual([1, 2, 3, 4]);
  });

  it('goes on after a reload with what waited', async () => {
    const waiting = {
      ...{ clientId: 'a', chatId: 5, text: 'Before', fileNames: [], state: 'waiting' as const },
      ...{ progress: 0, reason: null, sent_at: 1 },
    } as const;
    const parts = prepare({ initial: { ...EMPTY_CHATS, outgoing: [waiting] } });
    parts.store.start({ first: null, heard: null });
    await parts.settle();
    expect(parts.world.sends.map(({ clientId, text }) => [clientId, text])).toEqual([['a', 'Before']]);
  });

  it('keeps what was refused, lets others pass it, and tries it again under the same name', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.onSend(async ({ clientId, text }) => {
      if (text === 'Hello') throw new ApiError({ status: 422, data: { message: 'No' } });
      return messageOf(4, { chat_id: 5, is_sender: true, client_id: clientId });
    });
    parts.store.send(5, 'Hello', []);
    parts.store.send(5, 'Next', []);
    await parts.settle();
    const [failed] = parts.store.read().outgoing;
    expect(failed).toMatchObject({ state: 'failed', text: 'Hello', reason: 'No' });
    parts.onSend(async ({ clientId }) => messageOf(5, { chat_id: 5, is_sender: true, client_id: clientId }));
    parts.store.retry(failed!.clientId);
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['Hello', 'Next', 'Hello']);
    expect(parts.store.read().outgoing).toEqual([]);
    expect(parts.ids()).toEqual([1, 2, 3, 4, 5]);
  });
});
