import type { ChatMessage } from '@tenderlane/contract';

/** What the widget hears of others; each listener is taken away by what adding it answered. */
export interface ChatSocket {
  /** A message in a chat whose member the person is. */
  onMessage(listener: (message: ChatMessage) => void): () => void;
  /** Somebody of the other side has read messages of a chat. */
  onView(chatId: number, listener: (messageIds: readonly number[]) => void): () => void;
  /** Something about a chat of the company is new, also for colleagues who are no members of it. */
  onChange(listener: (chatId: number) => void): () => void;
  /** The connection is back after it was lost: what was said meanwhile did not arrive. */
  onReconnect(listener: () => void): () => void;
  isConnected(): boolean;
  reconnect(): void;
}
