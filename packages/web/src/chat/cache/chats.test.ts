import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, chatTopics } from '../query-keys';
import { addChat, unreadTotal } from './chat-list';
import { VIEW_DELAY_MS } from './chats';
import { chatOf, messageOf, openChat, prepareChats, type Prepared } from '../testing/prepare-chats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const CLOSED = { isShown: false, chatId: null };
const LIST = { isShown: true, chatId: null };
const IN_FIVE = { isShown: true, chatId: 5 };
const start = { chats: [chatOf(9, { unread_message_count: 2 }), chatOf(5)], messages: [messageOf(50)] };
const idsOf = ({ list }: Prepared) => list().chats.map(({ id }) => id);
const unreadOf = ({ list }: Prepared, id: number) => list().chats.find((chat) => chat.id === id)?.unread_message_count;

async function prepareTwo(panel: typeof CLOSED | typeof IN_FIVE, more: Partial<typeof start> = {}) {
  const parts = prepareChats({
    ...start,
    ...more,
    panel,
    seed: (client) =>
      client.setQueryData(chatKeys.messages(5), { messages: [messageOf(50)], hasOlder: false, missedAfter: null }),
  });
  await parts.start();
  return parts;
}

interface Expected {
  panel: Prepared['chats']['panel'];
  requests: string[];
}

type Case = [name: string, panel: typeof CLOSED | typeof IN_FIVE, act: (parts: Prepared) => unknown, Expected];

const CASES: Case[] = [
  [
    'the launcher opens the panel and loads the list',
    CLOSED,
    ({ chats }) => chats.toggle(),
    { panel: LIST, requests: ['chats'] },
  ],
  [
    'closing the panel from the list loads the list',
    LIST,
    ({ chats }) => chats.toggle(),
    { panel: CLOSED, requests: ['chats'] },
  ],
  [
    'closing the panel from a chat loads nothing',
    IN_FIVE,
    ({ chats }) => chats.toggle(),
    { panel: { isShown: false, chatId: 5 }, requests: [] },
  ],
  [
    'opening the panel on a chat loads the list and the chat',
    { isShown: false, chatId: 5 },
    ({ chats }) => chats.toggle(),
    { panel: IN_FIVE, requests: ['chats', 'messages 5'] },
  ],
  [
    'choosing a chat shows the conversation',
    LIST,
    ({ chats }) => chats.choose(9),
    { panel: { isShown: true, chatId: 9 }, requests: ['messages 9 page 1'] },
  ],
  ['the back button clears the active chat', IN_FIVE, ({ chats }) => chats.back(), { panel: LIST, requests: [] }],
  ['a known message is ignored', CLOSED, ({ heard }) => heard.message(messageOf(50)), { panel: CLOSED, requests: [] }],
  [
    'a message to a closed panel opens it on its chat',
    CLOSED,
    ({ heard }) => heard.message(messageOf(51)),
    { panel: IN_FIVE, requests: ['messages 5'] },
  ],
  [
    'a message to an open panel leaves it where it is',
    { isShown: true, chatId: 9 },
    ({ heard }) => heard.message(messageOf(51)),
    { panel: { isShown: true, chatId: 9 }, requests: [] },
  ],
  [
    'an own message from elsewhere opens nothing',
    CLOSED,
    ({ heard }) => heard.message(messageOf(51, { is_sender: true })),
    { panel: CLOSED, requests: [] },
  ],
  [
    'an own message in an unknown chat reloads the list and opens nothing',
    CLOSED,
    ({ heard }) => heard.message(messageOf(70, { chat_id: 7, is_sender: true })),
    { panel: CLOSED, requests: ['chats'] },
  ],
  [
    'a connection that is back asks for what was missed',
    IN_FIVE,
    ({ heard }) => heard.gap(),
    { panel: IN_FIVE, requests: ['chats', 'messages 5'] },
  ],
  [
    'a link followed on a narrow screen hides the widget',
    IN_FIVE,
    ({ chats }) => chats.hide(),
    { panel: { isShown: false, chatId: 5 }, requests: [] },
  ],
];

describe('a chat', () => {
  it.each(CASES)('%s', async (_name, panel, act, expected) => {
    const parts = await prepareTwo(panel);
    act(parts);
    await parts.settle();
    expect(parts.chats.panel).toEqual(expected.panel);
    expect(parts.world.requests).toEqual(expected.requests);
    expect(idsOf(parts)).toEqual([9, 5]);
    expect(parts.attract).not.toHaveBeenCalled();
  });

  it('a started chat is added, selected and shown', async () => {
    const parts = await prepareTwo(CLOSED);
    parts.world.others.push(chatOf(7));
    const opened = parts.chats.open({ chatId: 7 });
    await parts.settle();
    expect(await opened).toBeNull();
    expect(parts.chats.panel).toEqual({ isShown: true, chatId: 7 });
    expect(parts.list()).toEqual({ chats: [start.chats[0], chatOf(7), start.chats[1]], total: 3 });
    expect(parts.world.requests).toEqual(['chat 7', 'messages 7 page 1']);
  });

  it('a started chat that is known is not added again', async () => {
    const parts = await prepareTwo(CLOSED);
    void parts.chats.open({ chatId: 5 });
    await parts.settle();
    expect(parts.chats.panel).toEqual(IN_FIVE);
    expect(parts.list()).toEqual({ chats: start.chats, total: 2 });
    expect(parts.world.requests).toEqual(['chat 5', 'messages 5']);
  });

  it('a chat that cannot be opened gives the reason', async () => {
    const parts = await prepareTwo(CLOSED);
    parts.world.isAway = true;
    const opened = parts.chats.open({ chatId: 7 });
    await parts.settle();
    expect(await opened).toEqual(new Error('away'));
    expect(parts.chats.panel).toEqual(CLOSED);
  });

  it('a chat without membership neither opens nor plays a sound', async () => {
    const parts = await prepareTwo(CLOSED, { chats: [chatOf(5, { is_member: false })] });
    parts.world.isTabHidden = true;
    parts.heard.message(messageOf(51));
    await parts.settle();
    expect(parts.chats.panel).toEqual(CLOSED);
    expect(parts.attract).not.toHaveBeenCalled();
  });

  it.each([
    ['that is unknown opens for a message, and the list is reloaded', true, { isShown: true, chatId: 7 }],
    ['does not open for a person who is not a member', false, CLOSED],
  ])('a chat %s', async (_name, isMember, panel) => {
    const parts = await prepareTwo(CLOSED);
    parts.world.chats = [chatOf(7, { is_member: isMember }), ...start.chats];
    parts.heard.message(messageOf(70, { chat_id: 7 }));
    await parts.settle();
    expect(parts.chats.panel).toEqual(panel);
    expect(parts.world.requests).toEqual(['chats', 'chat 7', ...(isMember ? ['messages 7 page 1'] : [])]);
    expect(idsOf(parts)).toEqual([9, 7, 5]);
  });

  it('the list is read again after joining, because a request under way holds the membership before', async () => {
    const parts = await prepareTwo(IN_FIVE, { chats: [chatOf(5, { is_member: false })] });
    parts.world.requests.length = 0;
    void parts.chats.setMember(5, true);
    void parts.client.invalidateQueries({ queryKey: chatKeys.list });
    await parts.settle();
    expect(parts.world.requests).toEqual(['join 5', 'chats', 'chats']);
  });

  it('a chat outside the first page of the list opens for a message', async () => {
    const parts = prepareChats({ chats: [chatOf(900)], others: [chatOf(5)] });
    await parts.start();
    parts.heard.message(messageOf(3));
    await parts.settle();
    expect(parts.chats.panel).toEqual(IN_FIVE);
    void parts.client.invalidateQueries({ queryKey: chatKeys.list });
    await parts.settle();
    expect(parts.chats.active?.id).toBe(5);
  });

  it('a chat opens for a message that came before the widget', async () => {
    const parts = prepareChats({ heard: [messageOf(3)] });
    await parts.start();
    expect(parts.chats.panel).toEqual(IN_FIVE);
    expect(parts.ids()).toEqual([1, 2, 3]);
  });

  it('an open chat that no longer exists is closed', async () => {
    const parts = await prepareTwo(IN_FIVE);
    parts.world.chats = [start.chats[0]!];
    void parts.client.invalidateQueries({ queryKey: chatKeys.list });
    await parts.settle();
    expect(parts.chats.active).toBeUndefined();
    expect(parts.list()).toEqual({ chats: [start.chats[0]], total: 1 });
  });

  it('a chat that was created during a request for the list stays in the list', async () => {
    const parts = await prepareTwo(CLOSED);
    void parts.client.invalidateQueries({ queryKey: chatKeys.list });
    addChat(parts.client, chatOf(12));
    await parts.settle();
    expect(idsOf(parts)).toEqual([12, 9, 5]);
  });

  it.each([
    ['that is open is reloaded with the list', 5, ['chats', 'messages 5']],
    ['that is not open reloads only the list', 9, ['chats']],
  ])('a changed chat %s', async (_name, chatId, requests) => {
    const parts = await prepareTwo(IN_FIVE);
    for (const { queryKey } of chatTopics.changed?.['chat']?.(chatId) ?? [])
      void parts.client.invalidateQueries({ queryKey });
    await parts.settle();
    expect(parts.world.requests).toEqual(requests);
  });
});

describe('a hidden tab', () => {
  it('a message in a hidden tab plays the sound and flashes, and in a visible tab does not', async () => {
    const parts = await prepareTwo(LIST);
    parts.heard.message(messageOf(51));
    expect(parts.attract).not.toHaveBeenCalled();
    parts.world.isTabHidden = true;
    parts.heard.message(messageOf(52));
    expect(parts.attract).toHaveBeenCalledOnce();
    parts.heard.message(messageOf(53, { is_sender: true }));
    expect(parts.attract).toHaveBeenCalledOnce();
  });

  it('a hidden tab plays the sound for a message that a page of messages brought before its event', async () => {
    const parts = await prepareTwo(LIST);
    parts.world.isTabHidden = true;
    parts.heard.message(messageOf(50));
    await parts.settle();
    expect(parts.attract).toHaveBeenCalledOnce();
    expect(parts.ids()).toEqual([50]);
    expect(parts.world.requests).toEqual(['chats']);
  });

  it('a tab that becomes visible reconnects only a lost connection, reloads chats and marks the open one as read', async () => {
    const parts = await openChat();
    parts.chats.becomeVisible();
    expect(parts.live.reconnect).not.toHaveBeenCalled();
    parts.world.isConnected = false;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    parts.chats.becomeVisible();
    expect(parts.live.reconnect).toHaveBeenCalledOnce();
    await parts.settle();
    expect(parts.world.requests).toEqual(['chats', 'messages 5']);
    await vi.advanceTimersByTimeAsync(VIEW_DELAY_MS);
    expect(parts.world.requests.filter((request) => request === 'view 5')).toHaveLength(1);
  });
});

describe('the count of unread messages', () => {
  it('the count of unread messages is the sum of all chats', async () => {
    expect(unreadTotal((await prepareTwo(CLOSED)).list())).toBe(2);
  });

  it('a message of others raises the count, and an own one does not', async () => {
    const parts = await prepareTwo(LIST);
    parts.heard.message(messageOf(90, { chat_id: 9 }));
    expect([unreadOf(parts, 9), unreadTotal(parts.list())]).toEqual([3, 3]);
    parts.heard.message(messageOf(91, { chat_id: 9, is_sender: true }));
    expect(unreadOf(parts, 9)).toBe(3);
  });

  it('a message that is already known does not raise the count', async () => {
    const parts = await prepareTwo(LIST);
    parts.heard.message(messageOf(50));
    expect(parts.list().chats).toEqual(start.chats);
  });
});
