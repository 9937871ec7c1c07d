import type { ChatMessage } from '@tenderlane/contract';
import type { Live } from '../core/live/live';

export type ChatSocket = ReturnType<typeof chatSocketOf>;

/** Live events of a user's chats; each method returns a function that removes the listener. */
export function chatSocketOf(live: Live, accountId: number) {
  const messages = `chat-message-notification.${accountId}`;
  return {
    onMessage: (listener: (message: ChatMessage) => void) =>
      live.listen(messages, 'ChatMessageNotificationEvent', (data) => listener(data as ChatMessage)),
    /** Someone on the other side has read messages of a chat. */
    onView: (chatId: number, listener: (messageIds: readonly number[]) => void) =>
      live.listen(`chat-message-view.${accountId}.${chatId}`, 'ChatMessageViewEvent', (data) =>
        listener((data as { message_ids: number[] }).message_ids),
      ),
    onGap: (listener: () => void) => live.onGap(messages, listener),
    isConnected: () => live.isConnected(),
    reconnect: () => live.reconnect(),
  };
}
