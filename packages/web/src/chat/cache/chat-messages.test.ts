import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys } from '../query-keys';
import { widgetKeys } from './query-keys';
import { messageOf, messagesOf, openChat, prepareChats } from '../testing/prepare-chats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const IN_FIVE = { isShown: true, chatId: 5 };
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('messages of a chat', () => {
  it('messages are loaded page by page, oldest first', async () => {
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

  it('messages are requested once while a request runs', async () => {
    const parts = await openChat({ messages: messagesOf(1, 60) });
    void parts.chats.loadOlder(5);
    void parts.chats.loadOlder(5);
    await parts.settle();
    expect(parts.world.requests).toEqual(['messages 5 page 2']);
  });

  it('messages have no gap when new ones shift the pages', async () => {
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

  it('messages are loaded until the searched one is found', async () => {
    const parts = await openChat({ messages: messagesOf(1, 100) });
    void parts.chats.reach(5, 30);
    await parts.settle();
    await parts.settle();
    expect(parts.ids()).toEqual(range(26, 75));
  });

  it('250 messages of a lost connection are loaded once each', async () => {
    const parts = await openChat({ messages: messagesOf(1, 30) });
    const missed = messagesOf(31, 250);
    parts.world.messages.push(...missed);
    parts.heard.gap();
    parts.heard.message(missed.at(-1)!);
    await parts.settle();
    expect(parts.ids()).toEqual(range(6, 275));
  });

  it('messages that arrive during loading do not hide a gap', async () => {
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

  it('messages that are sent during the first request are not missed', async () => {
    const parts = prepareChats({ panel: IN_FIVE });
    const started = parts.start();
    parts.world.messages.push(messageOf(4));
    void parts.client.invalidateQueries({ queryKey: chatKeys.messages(5) });
    await started;
    expect(parts.ids()).toEqual([1, 2, 3, 4]);
  });

  it('messages of a chat that was never opened are loaded by whole pages without a gap', async () => {
    const parts = prepareChats({ panel: { isShown: true, chatId: null }, messages: messagesOf(1, 70) });
    await parts.start();
    parts.heard.message(messageOf(40));
    expect(parts.ids()).toEqual([40]);
    parts.chats.choose(5);
    await parts.settle();
    expect(parts.ids()).toEqual(range(46, 25));
    expect(parts.known()).toMatchObject({ hasOlder: true, missedAfter: null });
  });

  it('messages of a failed request are requested again', async () => {
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

  it('messages keep their translation, read mark and links when they are loaded again', async () => {
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

  it('new messages of others are announced in their order', async () => {
    const parts = await openChat();
    const announced = () => parts.client.getQueryData(widgetKeys.announced);
    expect(announced()).toEqual(messageOf(3));
    parts.heard.message(messageOf(4, { chat_id: 9 }));
    parts.heard.message(messageOf(5, { is_sender: true }));
    expect(announced()).toEqual(messageOf(4, { chat_id: 9 }));
  });
});
