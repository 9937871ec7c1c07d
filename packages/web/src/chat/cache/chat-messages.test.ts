import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys } from '../query-keys';
import { widgetKeys } from './query-keys';
import { messageOf, messagesOf, openChat, prepareChats } from '../testing/prepare-chats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const IN_FIVE = { isShown: true, chatId: 5 };
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('messages of a chat', () => {
  it('come a page at a time until all are there, oldest first', async () => {
    const parts = await openChat({ messages: messagesOf(1, 60) });
    expect(parts.ids()).toEqual(range(36, 25));
    for (let times = 0; times < 3; times++) {
      void parts.chats.loadOlder(5);
      await parts.settle();
    }
    expect(parts.ids()).toEqual(range(1, 60));
    expect(parts.known().hasOlder).toBe(false);
    expect(parts.world.requests).toEqual(['messages 5 page 2', 'messages 5 page 3']);
  });

  it('are requested once while a request runs', async () => {
    const parts = await openChat({ messages: messagesOf(1, 60) });
    void parts.chats.loadOlder(5);
    void parts.chats.loadOlder(5);
    await parts.settle();
    expect(parts.world.requests).toEqual(['messages 5 page 2']);
  });

  it('have no gap where so many came meanwhile that rounding leaves a page out', async () => {
    const parts = await openChat({ messages: messagesOf(1, 100) });
    for (const message of messagesOf(101, 15)) {
      parts.world.messages.push(message);
      parts.heard.message(message);
    }
    void parts.chats.loadOlder(5);
    await parts.settle();
    expect(parts.ids()).toEqual(range(41, 75));
    expect(parts.known().hasOlder).toBe(true);
  });

  it('are loaded until the one that was searched for is there', async () => {
    const parts = await openChat({ messages: messagesOf(1, 100) });
    void parts.chats.reach(5, 30);
    await parts.settle();
    await parts.settle();
    expect(parts.ids()).toEqual(range(26, 75));
  });

  it('that were said during a lost connection are there once each, 250 of them too', async () => {
    const parts = await openChat({ messages: messagesOf(1, 30) });
    const missed = messagesOf(31, 250);
    parts.world.messages.push(...missed);
    parts.heard.gap();
    parts.heard.message(missed.at(-1)!);
    await parts.settle();
    expect(parts.ids()).toEqual(range(6, 275));
  });

  it('that arrive while others are missing do not hide the gap', async () => {
    const parts = await openChat({ messages: [messageOf(50)] });
    parts.world.isAway = true;
    parts.heard.gap();
    parts.heard.message(messageOf(80));
    await parts.settle();
    expect([parts.ids(), parts.known().missedAfter]).toEqual([[50, 80], 50]);
    parts.world.isAway = false;
    parts.world.messages.push(...[51, 60, 80].map((id) => messageOf(id)));
    parts.chats.choose(5);
    await parts.settle();
    expect(parts.ids()).toEqual([50, 51, 60, 80]);
    expect(parts.known()).toMatchObject({ hasOlder: false, missedAfter: null });
  });

  it('that are sent during the first request are not missed', async () => {
    const parts = prepareChats({ panel: IN_FIVE });
    const started = parts.start();
    parts.world.messages.push(messageOf(4));
    void parts.client.invalidateQueries({ queryKey: chatKeys.messages(5) });
    await started;
    expect(parts.ids()).toEqual([1, 2, 3, 4]);
  });

  it('of a chat that was never opened are followed by whole pages, so that none is left out', async () => {
    const parts = prepareChats({ panel: { isShown: true, chatId: null }, messages: messagesOf(1, 70) });
    await parts.start();
    parts.heard.message(messageOf(40));
    expect(parts.ids()).toEqual([40]);
    parts.chats.choose(5);
    await parts.settle();
    expect(parts.ids()).toEqual(range(46, 25));
    expect(parts.known()).toMatchObject({ hasOlder: true, missedAfter: null });
  });

  it('are not lost when a request fails, and are requested again', async () => {
    const parts = prepareChats({ panel: IN_FIVE });
    parts.world.isAway = true;
    await parts.start();
    expect([parts.ids(), parts.client.isFetching()]).toEqual([[], 0]);
    parts.world.isAway = false;
    void parts.client.invalidateQueries({ queryKey: chatKeys.list });
    parts.chats.choose(5);
    await parts.settle();
    expect(parts.ids()).toEqual([1, 2, 3]);
  });

  it('that were translated or seen stay so when they come again, with their links', async () => {
    const file = { id: 1, name: 'cmr.pdf', size: 1, media_type: 'application/pdf', url: '/first' };
    const parts = await openChat({ messages: [messageOf(50, { files: [file] })] });
    void parts.chats.translate(messageOf(50));
    parts.heard.view([50]);
    await parts.settle();
    parts.world.messages[0] = messageOf(50, { files: [{ ...file, url: '/second' }] });
    parts.chats.choose(5);
    await parts.settle();
    expect(parts.world.requests).toEqual(['translate 50', 'messages 5']);
    expect(parts.known().messages).toEqual([
      messageOf(50, { translate: 'Hello', is_seen_by_someone: true, files: [file] }),
    ]);
  });

  it('of others are announced, the newest last', async () => {
    const parts = await openChat();
    const announced = () => parts.client.getQueryData(widgetKeys.announced);
    expect(announced()).toEqual(messageOf(3));
    parts.heard.message(messageOf(4, { chat_id: 9 }));
    parts.heard.message(messageOf(5, { is_sender: true }));
    expect(announced()).toEqual(messageOf(4, { chat_id: 9 }));
  });
});
