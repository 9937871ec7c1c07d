import type { Account, ChatMessage } from '@tenderlane/contract';
import { useMemo } from 'react';
import type { Live } from '../core/live/live';
import { useApplication } from '../core/application';
import { createRefetchGate } from '../core/live/refetch-gate';
import type { ChatSocket } from './chat-socket';

interface Changed {
  topic: string;
  id: number;
}

/**
 * Depends on ids, not on the account object: a refetched account must not leave the channels, because events would be
 * missed.
 */
export function useChatSocket({ id, company }: Account): ChatSocket {
  const { live } = useApplication();
  const companyId = company?.id ?? 0;
  return useMemo(() => chatSocketOf(live, id, companyId), [live, id, companyId]);
}

function chatSocketOf(live: Live, accountId: number, companyId: number): ChatSocket {
  const messages = `chat-message-notification.${accountId}`;
  return {
    onMessage: (listener) =>
      live.listen(messages, 'ChatMessageNotificationEvent', (data) => listener(data as ChatMessage)),
    onView: (chatId, listener) =>
      live.listen(`chat-message-view.${accountId}.${chatId}`, 'ChatMessageViewEvent', (data) =>
        listener((data as { message_ids: number[] }).message_ids),
      ),
    onChange(listener) {
      const gate = createRefetchGate();
      const leave = live.listen(`brand.${companyId}`, 'BrandUpdateEvent', (data) => {
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
