import type { QueryClient } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract';
import { CHATS_PER_PAGE, mergeChats, readList, withPage, type ChatList, type ListChats } from '../chat-list.api';
import { chatKeys } from '../query-keys';

export const findChat = (client: QueryClient, chatId: number | null): Chat | undefined =>
  readList(client).chats.find(({ id }) => id === chatId);

export const unreadTotal = ({ chats }: ChatList): number =>
  chats.reduce((sum, { unread_message_count: count }) => sum + count, 0);

export async function loadMoreChats(client: QueryClient, listChats: ListChats): Promise<void> {
  const { chats, total } = readList(client);
  if (chats.length >= total) return;
  const page = Math.floor(chats.length / CHATS_PER_PAGE) + 1;
  const answer = await listChats(page);
  client.setQueryData(chatKeys.list, withPage(readList(client), answer, page));
}

export function addChat(client: QueryClient, chat: Chat): void {
  const { chats, total } = readList(client);
  const isNew = !chats.some(({ id }) => id === chat.id);
  client.setQueryData<ChatList>(chatKeys.list, { chats: mergeChats(chats, [chat]), total: total + (isNew ? 1 : 0) });
}

export function changeChat(client: QueryClient, chatId: number, changeOf: (chat: Chat) => Partial<Chat>): void {
  const chat = findChat(client, chatId);
  if (chat) addChat(client, { ...chat, ...changeOf(chat) });
}
