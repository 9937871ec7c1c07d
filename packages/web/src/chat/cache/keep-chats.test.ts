import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { chatKeys } from '../query-keys';
import { widgetKeys } from './query-keys';
import type { KnownMessages } from './chat-messages';
import { draftsIn, restoreChats, storeChats } from './keep-chats';
import type { Outgoing } from './outgoing';
import { chatOf, messageOf, messagesOf } from '../testing/prepare-chats';

const chats = [chatOf(3), chatOf(2), chatOf(1)];
const PANEL = { isShown: true, chatId: 3 };
const outgoing = { clientId: 'a', chatId: 3, text: 'Hi', progress: 0.4, reason: null, sent_at: 1 } as const;
const unsent: Outgoing[] = [
  { ...outgoing, state: 'sending', fileNames: [] },
  { ...outgoing, clientId: 'b', state: 'sending', fileNames: ['cmr.pdf'] },
  { ...outgoing, clientId: 'c', state: 'failed', reason: 'No', fileNames: [] },
];

const memoryValue = () => {
  let text: string | null = null;
  return { read: () => text, write: (next: string | null) => void (text = next) };
};

function reload(known: KnownMessages, after = new QueryClient()) {
  const stored = memoryValue();
  const before = new QueryClient();
  before.setQueryData(widgetKeys.panel, PANEL);
  before.setQueryData(chatKeys.list, { chats, total: 3 });
  before.setQueryData(chatKeys.messages(3), known);
  before.setQueryData(widgetKeys.outgoing, unsent);
  storeChats(before, stored);
  restoreChats(after, stored);
  return after;
}

it('a reloaded tab keeps its chats, requests missed messages and sends waiting ones', () => {
  const client = reload({ messages: [messageOf(9)], hasOlder: false, missedAfter: null });
  expect(client.getQueryData(widgetKeys.panel)).toEqual(PANEL);
  expect(client.getQueryData(chatKeys.list)).toEqual({ chats, total: 3 });
  expect(client.getQueryData(chatKeys.messages(3))).toEqual({
    messages: [messageOf(9)],
    hasOlder: false,
    missedAfter: 9,
  });
  expect(client.getQueryState(chatKeys.messages(3))?.dataUpdatedAt).toBe(0);
  expect(client.getQueryDefaults(widgetKeys.outgoing)).toEqual({ gcTime: Infinity });
  expect(client.getQueryData(widgetKeys.outgoing)).toEqual([
    { ...outgoing, state: 'waiting', progress: 0, fileNames: [] },
    { ...outgoing, clientId: 'c', state: 'failed', reason: 'No', fileNames: [] },
  ]);
});

it('a reloaded tab keeps the newest 100 messages of a chat and requests older ones again', () => {
  const client = reload({ messages: messagesOf(1, 150), hasOlder: false, missedAfter: null });
  const { messages, hasOlder } = client.getQueryData<KnownMessages>(chatKeys.messages(3))!;
  expect(messages).toEqual(messagesOf(51, 100));
  expect(hasOlder).toBe(true);
});

it('a list that was already requested replaces the kept one', () => {
  const after = new QueryClient();
  after.setQueryData(chatKeys.list, { chats: [], total: 0 });
  reload({ messages: [], hasOlder: false, missedAfter: null }, after);
  expect(after.getQueryData(chatKeys.list)).toEqual({ chats: [], total: 0 });
});

it.each([
  ['data of another release is ignored', '{"chats":1}'],
  ['a cleared tab has no chats, no messages and a hidden panel', null],
])('%s', (_name, text) => {
  const client = new QueryClient();
  const stored = memoryValue();
  stored.write(text);
  restoreChats(client, stored);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('a draft belongs to its chat and is removed with its last letter', () => {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const drafts = draftsIn('drafts', () => area as Storage);
  drafts.keep(3, 'I will');
  drafts.keep(2, 'Так');
  expect([drafts.of(3), drafts.of(2), drafts.of(1)]).toEqual(['I will', 'Так', '']);
  drafts.keep(3, '');
  drafts.keep(2, '');
  expect(kept.size).toBe(0);
});
