import type { ChatMessage } from '@tenderlane/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CHATS, unreadTotal, type ChatEffect, type ChatEvent, type ChatState } from './chat-state';
import { step } from './chat-step';
import { chatOf, messageOf } from './examples';

const start: ChatState = {
  ...EMPTY_CHATS,
  chats: [chatOf(9, { unread_message_count: 2 }), chatOf(5)],
  chatTotal: 2,
  messages: [messageOf(50, { chat_id: 5 })],
  known: { 5: { total: 1, upTo: 50, isBehind: false } },
};
const shown = { ...start, isShown: true };
const inFive = { ...shown, activeChatId: 5 };
const arrived = (message: ChatMessage, more: { isSignedIn?: boolean; isTabHidden?: boolean } = {}): ChatEvent => ({
  type: 'arrived',
  message,
  isSignedIn: true,
  isTabHidden: false,
  ...more,
});
const unreadOf = (state: ChatState, id: number) => state.chats.find((chat) => chat.id === id)?.unread_message_count;
const loads = (chatId: number): ChatEffect => ({ do: 'loadMessages', chatId });
const loadsChats: ChatEffect = { do: 'loadChats' };

type Case = [name: string, state: ChatState, event: ChatEvent, expected: Partial<ChatState>, effects: ChatEffect[]];

const CASES: Case[] = [
  ['a press opens the panel and loads the list', start, { type: 'toggled' }, { isShown: true }, [loadsChats]],
  ['closing it from the list loads the list', shown, { type: 'toggled' }, { isShown: false }, [loadsChats]],
  ['closing it from a chat loads nothing', inFive, { type: 'toggled' }, { isShown: false, activeChatId: 5 }, []],
  [
    'opening it on a chat loads the list',
    { ...inFive, isShown: false },
    { type: 'toggled' },
    { isShown: true, activeChatId: 5 },
    [loadsChats],
  ],
  [
    'a started chat is added, active and shown',
    start,
    { type: 'started', chat: chatOf(7) },
    { isShown: true, activeChatId: 7, chatTotal: 3, chats: [start.chats[0]!, chatOf(7), start.chats[1]!] },
    [loads(7)],
  ],
  [
    'a started chat that is known is not added again',
    start,
    { type: 'started', chat: chatOf(5) },
    { isShown: true, activeChatId: 5, chatTotal: 2, chats: start.chats },
    [loads(5)],
  ],
  ['choosing shows the conversation', shown, { type: 'chosen', chatId: 9 }, { activeChatId: 9 }, [loads(9)]],
  ['back clears the active chat', inFive, { type: 'backed' }, { activeChatId: null, isShown: true }, []],
  [
    'a message that is there is ignored',
    start,
    arrived(messageOf(50, { chat_id: 5 })),
    { messages: start.messages, isShown: false, chats: start.chats },
    [],
  ],
  [
    'a message to a closed panel opens it on its chat',
    start,
    arrived(messageOf(51, { chat_id: 5 })),
    { isShown: true, activeChatId: 5 },
    [loads(5)],
  ],
  [
    'a message to an open panel leaves it where it is',
    { ...shown, activeChatId: 9 },
    arrived(messageOf(51, { chat_id: 5 })),
    { isShown: true, activeChatId: 9 },
    [],
  ],
  [
    'an own message from elsewhere opens nothing',
    start,
    arrived(messageOf(51, { chat_id: 5, is_sender: true }), { isTabHidden: true }),
    { isShown: false, activeChatId: null },
    [],
  ],
  [
    'a message in a chat one only looks at opens nothing and makes no sound',
    { ...start, chats: [chatOf(5, { is_member: false })] },
    arrived(messageOf(51, { chat_id: 5 }), { isTabHidden: true }),
    { isShown: false, activeChatId: null },
    [],
  ],
  [
    'a message in an unknown chat reloads the list, which will open it',
    start,
    arrived(messageOf(70, { chat_id: 7 })),
    { isShown: false, awaited: 7 },
    [loadsChats],
  ],
  [
    'an own message in an unknown chat reloads the list and opens nothing',
    start,
    arrived(messageOf(70, { chat_id: 7, is_sender: true })),
    { isShown: false, awaited: null },
    [loadsChats],
  ],
  [
    'the list that was waited for opens its chat',
    { ...start, awaited: 7 },
    { type: 'chatsLoaded', chats: [chatOf(7)], total: 3, isFirstPage: true },
    { isShown: true, activeChatId: 7, awaited: null },
    [loads(7)],
  ],
  [
    'but not for who is no member',
    { ...start, awaited: 7 },
    { type: 'chatsLoaded', chats: [chatOf(7, { is_member: false })], total: 3, isFirstPage: true },
    { isShown: false, activeChatId: null, awaited: null },
    [],
  ],
  [
    'a hidden tab plays the sound and flashes',
    shown,
    arrived(messageOf(51, { chat_id: 5 }), { isTabHidden: true }),
    { isShown: true },
    [{ do: 'attract' }],
  ],
  [
    'a hidden tab plays the sound for a message that a page of messages brought before its frame',
    shown,
    arrived(messageOf(50, { chat_id: 5 }), { isTabHidden: true }),
    { messages: start.messages },
    [{ do: 'attract' }, loadsChats],
  ],
  [
    'after signing out the channel is left',
    start,
    arrived(messageOf(51, { chat_id: 5 }), { isSignedIn: false }),
    { messages: start.messages },
    [{ do: 'leave' }],
  ],
  [
    'also when somebody has read something',
    start,
    { type: 'seen', messageIds: [50], isSignedIn: false },
    { messages: start.messages },
    [{ do: 'leave' }],
  ],
  [
    'a visible tab reconnects, reloads the chats and marks the open one as viewed',
    inFive,
    { type: 'becameVisible' },
    {},
    [{ do: 'reconnectIfLost' }, loadsChats, { do: 'markViewed' }],
  ],
  [
    'a view event marks the listed messages as seen',
    start,
    { type: 'seen', messageIds: [50, 51], isSignedIn: true },
    { messages: [messageOf(50, { chat_id: 5, is_seen_by_someone: true })] },
    [],
  ],
  [
    'a connection that is back asks for what was missed',
    inFive,
    { type: 'reconnected' },
    { known: { 5: { total: 1, upTo: 50, isBehind: true } } },
    [loadsChats, loads(5)],
  ],
  [
    'a link followed on a narrow screen hides the widget',
    inFive,
    { type: 'linkFollowed', isNarrow: true },
    { isShown: false },
    [],
  ],
  ['on a wide one it stays', inFive, { type: 'linkFollowed', isNarrow: false }, { isShown: true }, []],
  [
    'clearing empties everything and hides the panel',
    inFive,
    { type: 'cleared' },
    { isShown: false, activeChatId: null, chats: [], messages: [], chatTotal: 0, known: {} },
    [],
  ],
  [
    'news about a chat reload the list, and the open chat itself',
    inFive,
    { type: 'changedElsewhere', chatId: 5 },
    {},
    [loadsChats, loads(5)],
  ],
  ['news about another chat reload the list', inFive, { type: 'changedElsewhere', chatId: 9 }, {}, [loadsChats]],
  [
    'an active chat that is gone is left',
    inFive,
    { type: 'chatsLoaded', chats: [chatOf(9)], total: 1, isFirstPage: true },
    { activeChatId: null, chats: [chatOf(9)] },
    [],
  ],
];

describe('a chat', () => {
  it.each(CASES)('%s', (_name, state, event, expected, effects) => {
    const next = step(state, event);
    expect(next.state).toMatchObject(expected);
    expect(next.effects).toEqual(effects);
  });
});

describe('the count of unread messages', () => {
  it('is the sum of all chats', () => expect(unreadTotal(start)).toBe(2));

  it('rises by one with a message of somebody else', () => {
    const { state } = step(shown, arrived(messageOf(90, { chat_id: 9 })));
    expect([unreadOf(state, 9), unreadTotal(state)]).toEqual([3, 3]);
  });

  it('stays with an own one', () => {
    const { state } = step(shown, arrived(messageOf(90, { chat_id: 9, is_sender: true })));
    expect(unreadOf(state, 9)).toBe(2);
  });

  it('is zero once the chat was viewed', () => {
    expect(unreadTotal(step(shown, { type: 'viewed', chatId: 9 }).state)).toBe(0);
  });
});
