import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Chat, ChatMessage } from '@tenderlane/contract';
import { expect, vi } from 'vitest';
import type { Application } from '../../core/application';
import type { ChatCalls, MessageToSend } from '../chat.api';
import type { Live } from '../../core/live/live';
import { widgetKeys } from '../cache/query-keys';
import { readList } from '../chat-list.api';
import { Chats, type Panel } from '../cache/chats';

export const chatOf = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  unread_message_count: 0,
  model_id: id,
  model_type: 'option',
  load_name: `TL-${id}`,
  company_name: 'Karpat Logistyk',
  load_id: id,
  date: '2026-11-24T07:00:00.000Z',
  time_zone: 'Europe/Kyiv',
  route: 'Kyiv – Gdańsk',
  from: 'Kyiv',
  to: 'Gdańsk',
  archived: false,
  is_support: false,
  is_member: true,
  can_send: true,
  refusals: {},
  last_message: null,
  created_at: '2026-11-20T07:00:00.000Z',
  ...more,
});

export const messageOf = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 5,
  text: `Message ${id}`,
  files: [],
  translate: null,
  can_translate: false,
  is_sender: false,
  is_seen_by_someone: false,
  sender_name: 'Andrii',
  sent_at: 1_795_000_000 + id,
  client_id: null,
  ...more,
});

export const messagesOf = (from: number, count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => messageOf(from + index));

const pageOf = <Row>(data: Row[], total: number, perPage: number) => ({
  data,
  meta: { total, total_capped: false, page: 1, per_page: perPage, next: null },
});

interface World {
  chats: Chat[];
  messages: ChatMessage[];
  /** Chats beyond the first page of the list. */
  others: Chat[];
  isSignedIn: boolean;
  isTabHidden: boolean;
  isConnected: boolean;
  isAway: boolean;
  requests: string[];
  sends: MessageToSend[];
}

const ANSWER_MS = 1;

type Send = (message: MessageToSend) => Promise<ChatMessage>;

function serverOf(world: World) {
  let send: Send = async ({ text, clientId }) =>
    messageOf((world.messages.at(-1)?.id ?? 0) + 1, { text, is_sender: true, client_id: clientId });
  const answer = async <Data>(request: string, data: () => Data): Promise<Data> => {
    world.requests.push(request);
    // As in a browser, each answer is a task of its own.
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    if (world.isAway) throw new Error('away');
    return data();
  };
  const find = (chatId: number) => [...world.chats, ...world.others].find(({ id }) => id === chatId) ?? chatOf(chatId);
  const calls = {
    chats: () => answer('chats', () => pageOf(world.chats, world.chats.length + world.others.length, 100)),
    chat: (id: number) => answer(`chat ${id}`, () => find(id)),
    messages: (id: number, { page, per_page: perPage = 25, after_id: afterId }: Asked) =>
      answer(page ? `messages ${id} page ${page}` : `messages ${id}`, () => {
        const own = world.messages.filter(({ chat_id: chatId }) => chatId === id);
        const after = own.filter(({ id: messageId }) => messageId > (afterId ?? 0));
        if (!page) return pageOf(after.slice(0, perPage), after.length, perPage);
        return pageOf(own.toReversed().slice((page - 1) * perPage, page * perPage), own.length, perPage);
      }),
    view: (id: number) => answer(`view ${id}`, () => ({})),
    setMember: (id: number, isMember: boolean) =>
      answer(isMember ? `join ${id}` : `leave ${id}`, () => ({ ...find(id), is_member: isMember })),
    markUnread: (id: number) => answer(`unread ${id}`, () => undefined),
    translate: (id: number) => answer(`translate ${id}`, () => 'Hello'),
    send: (_chatId: number, message: MessageToSend) => {
      world.sends.push(message);
      return send(message);
    },
  };
  return { calls: calls as unknown as ChatCalls, onSend: (next: Send) => void (send = next) };
}

type Asked = Parameters<ChatCalls['messages']>[1];

function connectionOf(world: World) {
  const heard = {
    message: (_: ChatMessage) => {},
    gap: () => {},
    view: (_: readonly number[]) => {},
    back: () => {},
  };
  const left = vi.fn();
  const hear = <Name extends keyof typeof heard>(name: Name, listener: (typeof heard)[Name]) => {
    heard[name] = listener;
    return left;
  };
  const live: Pick<Live, 'listen' | 'onGap' | 'isConnected' | 'reconnect'> = {
    listen: (channel, event, listener) =>
      `${channel} ${event}` === 'chat-message-notification.1 ChatMessageNotificationEvent'
        ? hear('message', listener)
        : hear('view', (ids) => {
            expect(`${channel} ${event}`).toMatch(/^chat-message-view\.1\.\d+ ChatMessageViewEvent$/);
            listener({ message_ids: ids });
          }),
    onGap: (_channel, listener) => hear('gap', listener),
    isConnected: () => world.isConnected,
    reconnect: vi.fn(),
  };
  return { heard, left, live, onBack: (listener: () => void) => hear('back', listener) };
}

function showWidget(client: QueryClient, chats: Chats) {
  let shown: number | null = null;
  let leave = () => {};
  client.mount();
  new QueryObserver(client, chats.list).subscribe(() => {});
  return (): void => {
    const chatId = chats.panel.isShown ? (chats.active?.id ?? null) : null;
    if (chatId === shown) return;
    leave();
    shown = chatId;
    leave = chatId === null ? () => {} : new QueryObserver(client, chats.messages.query(chatId)).subscribe(() => {});
  };
}

interface Start extends Partial<Pick<World, 'chats' | 'messages' | 'others'>> {
  panel?: Panel;
  seed?: (client: QueryClient) => void;
  heard?: ChatMessage[];
}

export function prepareChats({ panel, seed, heard: received = [], ...given }: Start = {}) {
  const world: World = {
    ...{ chats: [chatOf(5, { unread_message_count: 2 })], messages: messagesOf(1, 3), others: [] },
    ...{ isSignedIn: true, isTabHidden: false, isConnected: true, isAway: false, requests: [], sends: [] },
    ...given,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const server = serverOf(world);
  const connection = connectionOf(world);
  const attract = vi.fn();
  const noteQueued = vi.fn();
  if (panel) client.setQueryData(widgetKeys.panel, panel);
  seed?.(client);
  const chats = new Chats({
    application: {
      queryClient: client,
      live: connection.live,
      activity: { onBack: connection.onBack, noteQueued: (_source: string, count: number) => noteQueued(count) },
      session: { token: () => (world.isSignedIn ? 'token' : null) },
    } as unknown as Application,
    accountId: 1,
    calls: server.calls,
    keepDraft: () => undefined,
    isTabHidden: () => world.isTabHidden,
    attract,
    startedAt: 0,
  });
  const show = showWidget(client, chats);
  const settle = async () => {
    for (let times = 0; times < 3; times++) {
      show();
      await vi.advanceTimersByTimeAsync(ANSWER_MS * 10);
    }
  };
  const start = async () => {
    chats.start(() => received);
    await settle();
    world.requests.length = 0;
  };
  const known = () => chats.messages.read(5);
  const ids = () => known().messages.map(({ id }) => id);
  const list = () => readList(client);
  return { ...server, ...connection, attract, chats, client, ids, known, list, noteQueued, settle, start, world };
}

export type Prepared = ReturnType<typeof prepareChats>;

export async function openChat(given: Start = {}): Promise<Prepared> {
  const parts = prepareChats({ panel: { isShown: true, chatId: 5 }, ...given });
  await parts.start();
  return parts;
}
