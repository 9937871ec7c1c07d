import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract';
import type { ChatCalls } from '../chat.api';
import { chatKeys } from '../query-keys';

// Every page loads this module with the gate; what only the widget needs is in chat-list.ts.

export interface ChatList {
  /** Newest first. */
  chats: readonly Chat[];
  total: number;
}

type Calls = Pick<ChatCalls, 'chats'>;
type Page = Awaited<ReturnType<Calls['chats']>>;

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

/** Chats of later pages stay when the first page is refetched. */
export const chatListQuery = (client: QueryClient, calls: Calls) =>
  queryOptions({
    queryKey: chatKeys.list,
    queryFn: async () => {
      const page = await calls.chats(1);
      return withPage(readList(client), page, 1);
    },
    // With data, a change during the first request begins another one.
    initialData: NO_CHATS,
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });
