import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract';
import { CHATS_PER_PAGE, type ChatCalls } from '../chat.api';
import { chatKeys } from '../query-keys';

export interface ChatList {
  /** Newest first. */
  chats: readonly Chat[];
  total: number;
}

type Calls = Pick<ChatCalls, 'chats'>;
type Page = Awaited<ReturnType<Calls['chats']>>;

const NO_CHATS: ChatList = { chats: [], total: 0 };

export const readList = (client: QueryClient): ChatList => client.getQueryData<ChatList>(chatKeys.list) ?? NO_CHATS;

export const findChat = (client: QueryClient, chatId: number | null): Chat | undefined =>
  readList(client).chats.find(({ id }) => id === chatId);

export const unreadTotal = ({ chats }: ChatList): number =>
  chats.reduce((sum, { unread_message_count: count }) => sum + count, 0);

const merge = (before: readonly Chat[], more: readonly Chat[]): readonly Chat[] => {
  const byId = new Map([...before, ...more].map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((one, other) => other.id - one.id);
};

function withPage({ chats: before }: ChatList, { data, meta }: Page, page: number): ChatList {
  const isWhole = page === 1 && data.length >= meta.total;
  const newest = Math.max(0, ...data.map(({ id }) => id));
  // A chat may have been created during the request.
  const kept = isWhole ? before.filter(({ id }) => id > newest) : before;
  return { chats: merge(kept, data), total: Math.max(meta.total, kept.length) };
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

export async function loadMoreChats(client: QueryClient, calls: Calls): Promise<void> {
  const { chats, total } = readList(client);
  if (chats.length >= total) return;
  const page = Math.floor(chats.length / CHATS_PER_PAGE) + 1;
  const answer = await calls.chats(page);
  client.setQueryData(chatKeys.list, withPage(readList(client), answer, page));
}

export function addChat(client: QueryClient, chat: Chat): void {
  const { chats, total } = readList(client);
  const isNew = !chats.some(({ id }) => id === chat.id);
  client.setQueryData<ChatList>(chatKeys.list, { chats: merge(chats, [chat]), total: total + (isNew ? 1 : 0) });
}

export function changeChat(client: QueryClient, chatId: number, changeOf: (chat: Chat) => Partial<Chat>): void {
  const chat = findChat(client, chatId);
  if (chat) addChat(client, { ...chat, ...changeOf(chat) });
}
