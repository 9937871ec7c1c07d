import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@tenderlane/contract';
import { ApiError } from '../../core/client/api-error';
import { widgetKeys } from './query-keys';
import type { Outgoing } from './outgoing';
import { chatOf, messageOf, openChat, prepareChats } from '../testing/prepare-chats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unsent: Outgoing = {
  ...{ clientId: 'a', chatId: 5, text: 'Hi', fileNames: [], state: 'waiting', progress: 0, reason: null, sent_at: 1 },
};
const own = (id: number, clientId: string | null) => messageOf(id, { is_sender: true, client_id: clientId });

describe('sending', () => {
  it.each<[string, string, File[], boolean]>([
    ['a text', ' Hello ', [], true],
    ['one letter', 'k', [], true],
    ['blanks', '   ', [], false],
    ['nothing', '', [], false],
    ['a file only', '', [new File(['x'], 'cmr.pdf')], true],
  ])('only a message with a text or a file is sent: %s', async (_name, text, files, isSent) => {
    const parts = await openChat();
    expect(parts.chats.outgoing.send(5, text, files)).toBe(isSent);
    await parts.settle();
    expect(parts.world.sends.map((sent) => [sent.text, sent.files])).toEqual(isSent ? [[text.trim(), files]] : []);
  });

  it('messages are sent one after the other in their order', async () => {
    const parts = await openChat();
    let answer = (_: ChatMessage) => {};
    parts.onSend(() => new Promise((resolve) => void (answer = resolve)));
    parts.chats.outgoing.send(5, 'one', []);
    parts.chats.outgoing.send(5, 'two', []);
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one']);
    expect(parts.chats.outgoing.read().map(({ state }) => state)).toEqual(['sending', 'waiting']);
    expect(parts.noteQueued).toHaveBeenLastCalledWith(2);
    answer(own(4, parts.world.sends[0]!.clientId));
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(parts.noteQueued).toHaveBeenLastCalledWith(1);
  });

  it('messages wait during an outage and are sent once in their order afterwards', async () => {
    const parts = await openChat();
    parts.onSend(() => Promise.reject(new Error('away')));
    for (const text of ['one', 'two', 'three']) parts.chats.outgoing.send(5, text, []);
    await parts.settle();
    expect(parts.chats.outgoing.read().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    parts.world.sends.length = 0;
    let id = 3;
    parts.onSend(async ({ clientId, text }) => ({ ...own(++id, clientId), text }));
    parts.heard.back();
    await parts.settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(parts.chats.outgoing.read()).toEqual([]);
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
  ])('a message is sent again with the same id after %s', async (_name, problem, reason) => {
    const parts = await openChat();
    parts.onSend(() => Promise.reject(problem()));
    parts.chats.outgoing.send(5, 'Hello', []);
    await parts.settle();
    expect(parts.chats.outgoing.read()).toMatchObject([{ state: 'waiting', text: 'Hello', reason }]);
    parts.onSend(async ({ clientId }) => own(4, clientId));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(new Set(parts.world.sends.map(({ clientId }) => clientId)).size).toBe(1);
    expect(parts.chats.outgoing.read()).toEqual([]);
    expect(parts.ids()).toEqual([1, 2, 3, 4]);
  });

  it('a waiting message is sent after a reload', async () => {
    const waiting = { ...unsent, text: 'Before' };
    const parts = prepareChats({ seed: (client) => client.setQueryData(widgetKeys.outgoing, [waiting]) });
    await parts.start();
    expect(parts.world.sends.map(({ clientId, text }) => [clientId, text])).toEqual([['a', 'Before']]);
  });

  it('a refused message stays, lets others pass and is sent again with the same id', async () => {
    const parts = await openChat();
    parts.onSend(async ({ clientId, text }) => {
      if (text === 'Hello') throw new ApiError({ status: 422, data: { message: 'No' } });
      return own(4, clientId);
    });
    parts.chats.outgoing.send(5, 'Hello', []);
    parts.chats.outgoing.send(5, 'Next', []);
    await parts.settle();
    const [failed] = parts.chats.outgoing.read();
    expect(failed).toMatchObject({ state: 'failed', text: 'Hello', reason: 'No' });
    parts.onSend(async ({ clientId }) => own(5, clientId));
    parts.chats.outgoing.retry(failed!.clientId);
    await parts.settle();
    expect(parts.world.sends.map(({ text }) => text)).toEqual(['Hello', 'Next', 'Hello']);
    expect(new Set(parts.world.sends.map(({ clientId }) => clientId)).size).toBe(2);
    expect(parts.chats.outgoing.read()).toEqual([]);
    expect(parts.ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it('a closed page sends no more messages', async () => {
    const parts = await openChat();
    parts.onSend(() => Promise.reject(new Error('away')));
    parts.chats.outgoing.send(5, 'Hello', []);
    await parts.settle();
    parts.chats.outgoing.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(parts.world.sends).toHaveLength(1);
  });
});

describe('an own message', () => {
  async function prepareSending() {
    const parts = await openChat({ messages: [messageOf(50)] });
    let fail = (_: Error) => {};
    parts.onSend(() => new Promise((_resolve, reject) => void (fail = reject)));
    parts.chats.outgoing.send(5, 'Hi', []);
    const { clientId, onProgress } = parts.world.sends[0]!;
    return { ...parts, clientId, onProgress, fail: (error: Error) => fail(error) };
  }

  it('an own message shows the progress of its files', async () => {
    const { onProgress, chats } = await prepareSending();
    onProgress(0.5);
    expect(chats.outgoing.read()).toMatchObject([{ text: 'Hi', state: 'sending', progress: 0.5 }]);
  });

  it('a failed message keeps its text and is removed when it is discarded', async () => {
    const { chats, clientId, fail, settle, ids } = await prepareSending();
    fail(new ApiError({ status: 422, data: { message: 'No' } }));
    await settle();
    expect(chats.outgoing.read()).toMatchObject([{ text: 'Hi', state: 'failed', progress: 0, reason: 'No' }]);
    chats.outgoing.drop([clientId]);
    expect(chats.outgoing.read()).toEqual([]);
    expect(ids()).toEqual([50]);
  });

  it('an own message is shown once when its event comes before its answer', async () => {
    const { chats, clientId, heard, ids } = await prepareSending();
    heard.message(own(60, clientId));
    expect(chats.outgoing.read()).toEqual([]);
    expect(ids()).toEqual([50, 60]);
  });

  it('an own message is shown once when its answer was lost', async () => {
    const { chats, clientId, fail, settle, ids, world } = await prepareSending();
    world.messages.push(own(60, clientId));
    fail(new Error('away'));
    chats.choose(5);
    await settle();
    expect(chats.outgoing.read()).toEqual([]);
    expect(ids()).toEqual([50, 60]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.sends).toHaveLength(1);
  });

  it('an own message makes its sender a member and is the last message of the chat', async () => {
    const parts = await openChat({ chats: [chatOf(5, { is_member: false })] });
    parts.chats.outgoing.send(5, 'Hi', []);
    await parts.settle();
    expect(parts.list().chats).toMatchObject([
      { is_member: true, last_message: { text: 'Hi', is_sender: true }, unread_message_count: 0 },
    ]);
  });
});
