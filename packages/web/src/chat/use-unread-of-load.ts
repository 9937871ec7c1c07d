import { useQuery } from '@tanstack/react-query';
import { unreadTotal } from './cache/chat-list';
import { useApplication } from '../core/application';
import { chatListQuery, listChatsBy } from './chat-list.api';

export function useUnreadOfLoad(loadId: number): number {
  const { call, queryClient } = useApplication();
  const { data } = useQuery({ ...chatListQuery(queryClient, listChatsBy(call)), enabled: false });
  return unreadTotal({ ...data, chats: data.chats.filter(({ load_id: id }) => id === loadId) });
}
