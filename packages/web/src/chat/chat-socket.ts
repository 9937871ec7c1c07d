import type { ChatMessage } from '@tenderlane/contract';

/** Live chat events; each method returns a function that removes the listener. */
export interface ChatSocket {
  onMessage(listener: (message: ChatMessage) => void): () => void;
  /** Someone on the other side has read messages of a chat. */
  onView(chatId: number, listener: (messageIds: readonly number[]) => void): () => void;
  /** A chat of the company has changed; colleagues who are not members of the chat are told too. */
  onChange(listener: (chatId: number) => void): () => void;
  /** Called after a reconnect; messages in between may have been missed. */
  onReconnect(listener: () => void): () => void;
  isConnected(): boolean;
  reconnect(): void;
}
