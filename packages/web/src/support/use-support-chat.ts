import { useMutation } from '@tanstack/react-query';
import { queryKeys } from '../core/queries/query-keys';
import { t } from '../core/texts/i18n';
import { useWeb } from '../core/web';
import { toast } from '../toasts';

/** Shows a chat to the person: the one with this id, or that of the own company with support. */
export type ShowChat = (chatId: number | null) => void;

let show: ShowChat | null = null;

/** Names what shows chats on the pages of this application; answers how to take it back. */
export function connectSupportChat(showChat: ShowChat): () => void {
  show = showChat;
  return () => {
    if (show === showChat) show = null;
  };
}

/** Opens the chat with support, or one of the operator's queue, which the person then joins. Safe to do twice. */
export function useSupportChat() {
  const { call, queryClient } = useWeb();
  return useMutation({
    mutationFn: async (chatId: number | null): Promise<void> => {
      if (chatId === null) await call('POST /chats', { body: { model_id: 0, model_type: '' } });
      else await call('PUT /chats/{id}/join', { path: { id: chatId } });
    },
    onSuccess: (_data, chatId) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.requests });
      if (show) show(chatId);
      else toast(t('shell:support.chat_opened'), { tone: 'good' });
    },
  });
}
