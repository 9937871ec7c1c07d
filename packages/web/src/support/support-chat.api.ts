import { useMutation } from '@tanstack/react-query';
import { openKnownChat, openSupportChat } from '../chat/chat-door';
import { useApplication } from '../core/application';

/** Opens the company's support chat. A new one is created by the widget; a waiting one is joined first. */
export function useSupportChat() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async (chatId: number | null): Promise<void> => {
      if (chatId !== null) await call('PUT /chats/{id}/join', { path: { id: chatId } });
    },
    onSuccess: (_data, chatId) => (chatId === null ? openSupportChat() : openKnownChat(chatId)),
  });
}
