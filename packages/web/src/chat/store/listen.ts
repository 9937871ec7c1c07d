import type { ChatMessage } from '@tenderlane/contract';
import type { ChatSocket } from '../chat-socket';
import type { ChatState } from '../state/chat-state';
import type { ChatCore } from './chat-core';

interface Listening {
  socket: ChatSocket;
  isSignedIn: () => boolean;
  isTabHidden: () => boolean;
}

export function createListening(
  { socket, isSignedIn, isTabHidden }: Listening,
  { read, dispatch }: Pick<ChatCore, 'read' | 'dispatch'>,
) {
  let stops: (() => void)[] = [];
  let watched: { chatId: number; stop: () => void } | null = null;

  const watchViews = ({ activeChatId: chatId }: ChatState): void => {
    if (stops.length === 0 || watched?.chatId === (chatId ?? undefined)) return;
    watched?.stop();
    const hear = (messageIds: readonly number[]) => dispatch({ type: 'seen', messageIds, isSignedIn: isSignedIn() });
    watched = chatId === null ? null : { chatId, stop: socket.onView(chatId, hear) };
  };

  return {
    watchViews,
    begin(heard: ChatMessage | null): void {
      const take = (message: ChatMessage) =>
        dispatch({ type: 'arrived', message, isSignedIn: isSignedIn(), isTabHidden: isTabHidden() });
      stops = [
        socket.onMessage(take),
        socket.onChange((chatId) => dispatch({ type: 'changedElsewhere', chatId })),
        socket.onReconnect(() => dispatch({ type: 'reconnected' })),
      ];
      watchViews(read());
      if (heard) take(heard);
    },
    end(): void {
      watched?.stop();
      watched = null;
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
