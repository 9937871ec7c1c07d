import type { Account, ChatMessage } from '@tenderlane/contract';
import type { Live } from '../core/live/live';
import { createRefetchGate } from '../core/live/refetch-gate';
import type { ChatSocket } from './chat-socket';

interface Changed {
  topic: string;
  id: number;
}

/** What a person hears of its chats over the socket of the page. */
export function chatSocketOf(live: Live, { id, company }: Account): ChatSocket {
  const messages = `chat-message-notification.${id}`;
  return {
    onMessage: (listener) =>
      live.listen(messages, 'ChatMessageNotificationEvent', (data) => listener(data as ChatMessage)),
    onView: (chatId, listener) =>
      live.listen(`chat-message-view.${id}.${chatId}`, 'ChatMessageViewEvent', (data) =>
        listener((data as { message_ids: number[] }).message_ids),
      ),
    onChange(listener) {
      const gate = createRefetchGate();
      const leave = live.listen(`brand.${company?.id ?? 0}`, 'BrandUpdateEvent', (data) => {
        const { topic, id: chatId } = data as Changed;
        if (topic === 'chat') gate.ask(`chat ${chatId}`, () => listener(chatId));
      });
      return () => {
        gate.clear();
        leave();
      };
    },
    onReconnect: (listener) => live.onGap(messages, listener),
    isConnected: () => live.isConnected(),
    reconnect: () => live.reconnect(),
  };
}
