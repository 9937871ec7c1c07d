import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatOf, messageOf, openChat, type Prepared } from '../testing/prepare-chats';
import { addChat, unreadTotal } from './chat-list';
import { VIEW_DELAY_MS } from './chats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('viewing a chat', () => {
  it('a chat is marked as read after 300 ms', async () => {
    const parts = await openChat();
    parts.chats.markViewed();
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS - 1);
    expect(parts.world.requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(parts.world.requests).toEqual(['view 5']);
    await parts.settle();
    expect(unreadTotal(parts.list())).toBe(0);
  });

  it.each<[string, (parts: Prepared) => void]>([
    ['the tab is hidden', ({ world }) => void (world.isTabHidden = true)],
    ['no chat is active', ({ chats }) => chats.back()],
    ['nothing is unread', ({ client }) => addChat(client, chatOf(5))],
  ])('a chat is not marked as read when %s', async (_name, change) => {
    const parts = await openChat();
    parts.chats.markViewed();
    change(parts);
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS * 2);
    expect(parts.world.requests).toEqual([]);
  });

  it('a chat stays unread while the server is unreachable', async () => {
    const parts = await openChat();
    parts.world.isAway = true;
    parts.chats.markViewed();
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS);
    await parts.settle();
    expect(parts.world.requests).toEqual(['view 5']);
    expect(unreadTotal(parts.list())).toBe(2);
  });
});

describe('the connection', () => {
  it('an event shows who has read own messages of the open chat', async () => {
    const parts = await openChat();
    parts.heard.view([2]);
    expect(parts.known().messages.map(({ is_seen_by_someone: seen }) => seen)).toEqual([false, true, false]);
  });

  it.each<[string, (parts: Prepared) => void]>([
    ['with a message', ({ heard }) => heard.message(messageOf(10))],
    ['with a read mark', ({ heard }) => heard.view([2])],
  ])('the connection is closed after the sign-out %s', async (_name, hear) => {
    const parts = await openChat();
    const before = parts.known();
    parts.world.isSignedIn = false;
    hear(parts);
    // Messages, gaps, the network, and the read marks of the open chat.
    expect(parts.left).toHaveBeenCalledTimes(4);
    expect(parts.known()).toEqual(before);
  });
});
