import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@tenderlane/contract';
import { ApiError } from '../../core/client/api-error';
import { createChatStore } from './chat-store';
import { VIEW_DELAY_MS } from './mark-viewed';
import type { ChatCalls, MessageToSend } from '../chat.api';
import type { ChatSocket } from '../chat-socket';
import { EMPTY_CHATS, type ChatState } from '../state/chat-state';
import { chatOf, messageOf } from '../state/examples';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageOf = <Row>(data: Row[], total = data.length, perPage = 25) => ({
  data,
  meta: { total, total_capped: false, page: 1, per_page: perPage, next: null },
});

/** A server with one chat of messages 1 to `count`, and a connection that says what the test says. */
function prepare({ count = 3, initial = EMPTY_CHATS }: { count?: number; initial?: ChatState } = {}) {
  const all = Array.from({ length: count }, (_, index) => messageOf(index + 1, { chat_id: 5 }));
  const world = { isSignedIn: true, isTabHidden: false, isConnected: true, sends: [] as MessageToSend[] };
  let send: (message: MessageToSend) => Promise<ChatMessage> = async ({ text, clientId }) =>
    messageOf(all.length + 1, { chat_id: 5, text, is_sender: true, client_id: clientId });
  const calls = {
    chats: vi.fn(async () => pageOf([chatOf(5, { unread_message_count: 2 })])),
    messages: vi.fn(async (_chatId: number, { page = 1, per_page: perPage = 25, after_id: afterId }) => {
      if (afterId !== undefined)
        return pageOf(all.filter(({ id }) => id > afterId).slice(0, perPage), all.length, perPage);
      const newestFirst = all.toReversed();
      return pageOf(newestFirst.slice((page - 1) * perPage, page * perPage), all.length, perPage);
    }),
    chat: vi.fn(async (id: number) => chatOf(id)),
    view: vi.fn(async () => undefined),
    send: vi.fn(async (_chatId: number, message: MessageToSend) => {
      world.sends.push(message);
      return send(message);
    }),
  };
  const heard = {
    message: (_: ChatMessage) => {},
    reconnect: () => {},
    view: (_: readonly number[]) => {},
    back: () => {},
  };
  const left = vi.fn();
  const socket: ChatSocket = {
    onMessage(listener) {
      heard.message = listener;
      return left;
    },
    onView(_chatId, listener) {
      heard.view = listener;
      return left;
    },
    onChange: () => left,
    onReconnect(listener) {
      heard.reconnect = listener;
      return left;
    },
    isConnected: () => world.isConnected,
    reconnect: vi.fn(),
  };
  const attract = vi.fn();
  const store = createChatStore({
    calls: calls as unknown as ChatCalls,
    socket,
    initial,
    keep: () => undefined,
    keepDraft: () => undefined,
    isSignedIn: () => world.isSignedIn,
    isTabHidden: () => world.isTabHidden,
    attract,
    onBack(listener) {
      heard.back = listener;
      return left;
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const ids = () => store.read().messages.map(({ id }) => id);
  return {
    all,
    attract,
    calls,
    heard,
    ids,
    left,
    onSend: (next: typeof send) => void (send = next),
    settle,
    socket,
    store,
    world,
  };
}

async function openChat(parts: ReturnType<typeof prepare>) {
  parts.store.start({ first: null, heard: null });
  await parts.settle();
  parts.store.dispatch({ type: 'toggled' });
  parts.store.dispatch({ type: 'chosen', chatId: 5 });
  await parts.settle();
  parts.calls.chats.mockClear();
}

describe('viewing a chat', () => {
  it('waits 300 ms, tells the server and then counts nothing as unread', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.store.markViewed();
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS - 1);
    expect(parts.calls.view).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(parts.calls.view).toHaveBeenCalledExactlyOnceWith(5);
    expect(parts.store.read().chats[0]?.unread_message_count).toBe(0);
  });

  it.each<[string, (parts: ReturnType<typeof prepare>) => void]>([
    ['the tab is hidden', ({ world }) => void (world.isTabHidden = true)],
    ['no chat is active', ({ store }) => store.dispatch({ type: 'backed' })],
    ['nothing is unread', ({ store }) => store.dispatch({ type: 'viewed', chatId: 5 })],
  ])('says nothing where %s', async (_name, change) => {
    const parts = prepare();
    await openChat(parts);
    parts.store.markViewed();
    change(parts);
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS * 2);
    expect(parts.calls.view).not.toHaveBeenCalled();
  });

  it('stays unread when the server is out of reach', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.calls.view.mockRejectedValueOnce(new Error('away'));
    parts.store.markViewed();
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS);
    expect(parts.store.read().chats[0]?.unread_message_count).toBe(2);
  });
});

describe('a tab that is visible again', () => {
  it('reconnects only a lost connection, reloads the chats and marks the open one as viewed', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.store.dispatch({ type: 'becameVisible' });
    expect(parts.socket.reconnect).not.toHaveBeenCalled();
    parts.world.isConnected = false;
    parts.store.dispatch({ type: 'becameVisible' });
    expect(parts.socket.reconnect).toHaveBeenCalledOnce();
    expect(parts.calls.chats).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS);
    expect(parts.calls.view).toHaveBeenCalledOnce();
  });
});

describe('messages of a chat', () => {
  it('come a page at a time until all are there', async () => {
    const parts = prepare({ count: 60 });
    await openChat(parts);
    expect(parts.ids()).toHaveLength(25);
    await parts.store.loadOlder(5);
    await parts.store.loadOlder(5);
    await parts.store.loadOlder(5);
    expect(parts.ids()).toEqual(parts.all.map(({ id }) => id));
    expect(parts.calls.messages.mock.calls.map(([, { page }]) => page)).toEqual([1, 2, 3]);
  });

  it('have no gap where so many came meanwhile that rounding leaves a page out', async () => {
    const parts = prepare({ count: 100 });
    await openChat(parts);
    for (let id = 101; id <= 115; id++) {
      parts.all.push(messageOf(id, { chat_id: 5 }));
      parts.heard.message(messageOf(id, { chat_id: 5 }));
    }
    await parts.store.loadOlder(5);
    const ids = parts.ids();
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
    expect(ids.at(-1)).toBe(115);
  });

  it('that were said during a lost connection are there once each, 250 of them too', async () => {
    const parts = prepare({ count: 30 });
    await openChat(parts);
    const missed = Array.from({ length: 250 }, (_, index) => messageOf(31 + index, { chat_id: 5 }));
    parts.all.push(...missed);
    parts.heard.reconnect();
    parts.heard.message(missed.at(-1)!);
    await parts.settle();
    const ids = parts.ids();
    expect(ids).toHaveLength(25 + 250);
    expect(ids).toEqual(ids.map((_, index) => 6 + index));
  });

  it('are swallowed with their failure, and asked for again', async () => {
    const parts = prepare();
    parts.calls.messages.mockRejectedValueOnce(new Error('away'));
    await openChat(parts);
    expect([parts.ids(), parts.store.read().loading]).toEqual([[], 0]);
    parts.store.dispatch({ type: 'chosen', chatId: 5 });
    await parts.settle();
    expect(parts.ids()).toEqual([1, 2, 3]);
  });
});

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

  it.each<[string, () => Error]>([
    ['no answer', () => new Error('away')],
    ['a failure of the server', () => new ApiError({ status: 503, data: {} })],
    ['too many messages', () => new ApiError({ status: 429, data: {}, retryAfterS: 20 })],
  ])('is tried again by itself after %s, under the same name', async (_name, problem) => {
    const parts = prepare();
    await openChat(parts);
    parts.onSend(() => Promise.reject(problem()));
    parts.store.send(5, 'Hello', []);
    await parts.settle();
    expect(parts.store.read().outgoing).toMatchObject([{ state: 'waiting', text: 'Hello' }]);
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

describe('the connection', () => {
  it('opens an old chat that is not among the first ones', async () => {
    const parts = prepare();
    parts.store.start({ first: pageOf([chatOf(900)], 300, 100), heard: null });
    parts.calls.chats.mockResolvedValue(pageOf([chatOf(900)], 300, 100));
    parts.heard.message(messageOf(3, { chat_id: 5 }));
    await parts.settle();
    expect(parts.store.read()).toMatchObject({ isShown: true, activeChatId: 5, awaited: null });
  });

  it('opens the chat of a message that came before the widget', async () => {
    const parts = prepare();
    parts.store.start({ first: pageOf([]), heard: messageOf(3, { chat_id: 5 }) });
    await parts.settle();
    expect(parts.store.read()).toMatchObject({ isShown: true, activeChatId: 5 });
    expect(parts.ids()).toEqual([1, 2, 3]);
  });

  it('makes a sound for a hidden tab alone', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.heard.message(messageOf(10, { chat_id: 5 }));
    expect(parts.attract).not.toHaveBeenCalled();
    parts.world.isTabHidden = true;
    parts.heard.message(messageOf(11, { chat_id: 5 }));
    expect(parts.attract).toHaveBeenCalledOnce();
  });

  it('says who has read own messages of the open chat', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.heard.view([2]);
    expect(parts.store.read().messages.map(({ is_seen_by_someone: seen }) => seen)).toEqual([false, true, false]);
  });

  it('is left when the person has signed out', async () => {
    const parts = prepare();
    await openChat(parts);
    parts.world.isSignedIn = false;
    parts.heard.message(messageOf(10, { chat_id: 5 }));
    expect(parts.left).toHaveBeenCalledTimes(5);
    expect(parts.ids()).toEqual([1, 2, 3]);
  });
});
