import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VIEW_DELAY_MS } from './mark-viewed';
import { chatOf, messageOf } from '../state/examples';
import { openChat, pageOf, prepare } from './prepare-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('are not lost when a request fails, and are requested again', async () => {
    const parts = prepare();
    parts.calls.messages.mockRejectedValueOnce(new Error('away'));
    await openChat(parts);
    expect([parts.ids(), parts.store.read().loading]).toEqual([[], 0]);
    parts.store.dispatch({ type: 'chosen', chatId: 5 });
    await parts.settle();
    expect(parts.ids()).toEqual([1, 2, 3]);
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
