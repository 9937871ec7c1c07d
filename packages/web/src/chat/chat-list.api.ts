import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf, Chat, ChatMessage, SharedApi } from '@tenderlane/contract';
import type { Application } from '../core/application';
import type { Live } from '../core/live/live';
import { chatKeys } from './query-keys';

// Every page loads this module with the gate; what only the widget needs is in chat.api.ts and cache/.

export interface ChatList {
  chats: readonly Chat[];
  total: number;
}

type Page = AnswerOf<SharedApi['GET /chats']>;
export type ListChats = (page: number) => Promise<Page>;

export const CHATS_PER_PAGE = 100;

const NO_CHATS: ChatList = { chats: [], total: 0 };

export const readList = (client: QueryClient): ChatList => client.getQueryData<ChatList>(chatKeys.list) ?? NO_CHATS;

export const mergeChats = (before: readonly Chat[], more: readonly Chat[]): readonly Chat[] => {
  const byId = new Map([...before, ...more].map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((one, other) => other.id - one.id);
};

export function withPage({ chats: before }: ChatList, { data, meta }: Page, page: number): ChatList {
  const isWhole = page === 1 && data.length >= meta.total;
  const newest = Math.max(0, ...data.map(({ id }) => id));
  // A chat may have been created during the request.
  const kept = isWhole ? before.filter(({ id }) => id > newest) : before;
  return { chats: mergeChats(kept, data), total: Math.max(meta.total, kept.length) };
}

export const listChatsBy =
  (call: Application['call']): ListChats =>
  (page) =>
    call('GET /chats', { query: { page, per_page: CHATS_PER_PAGE } });

/** Chats of later pages stay when the first page is refetched. */
export const chatListQuery = (client: QueryClient, listChats: ListChats) =>
  queryOptions({
    queryKey: chatKeys.list,
    queryFn: async () => {
      const page = await listChats(1);
      return withPage(readList(client), page, 1);
    },
    // With data, a change during the first request begins another one.
    initialData: NO_CHATS,
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });

export const messagesChannel = (accountId: number): string => `chat-message-notification.${accountId}`;

export const listenForMessages = (live: Live, accountId: number, listener: (message: ChatMessage) => void) =>
  live.listen(messagesChannel(accountId), 'ChatMessageNotificationEvent', (data) => listener(data as ChatMessage));
