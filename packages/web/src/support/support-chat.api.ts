import { useMutation } from '@tanstack/react-query';
import { openKnownChat, openSupportChat } from '../chat/chat-door';
import { useWeb } from '../core/web';

/** Opens the company's own chat with support, which the widget begins where it is not there, or one that waits and is joined first. */
export function useSupportChat() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: async (chatId: number | null): Promise<void> => {
      if (chatId !== null) await call('PUT /chats/{id}/join', { path: { id: chatId } });
    },
    onSuccess: (_data, chatId) => (chatId === null ? openSupportChat() : openKnownChat(chatId)),
  });
}
