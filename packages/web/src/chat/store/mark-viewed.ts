import type { ChatCalls } from '../chat.api';
import { canMarkViewed } from '../state/chat-state';
import type { ChatCore } from './chat-core';

/** How long somebody looks at a conversation before it counts as read. */
export const VIEW_DELAY_MS = 300;

/** Tells the server that the open chat was read, and then counts nothing in it as unread. */
export function createViewing(
  { view }: Pick<ChatCalls, 'view'>,
  { read, dispatch }: Pick<ChatCore, 'read' | 'dispatch'>,
  isTabHidden: () => boolean,
) {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const tell = () => {
    waiting = null;
    const { activeChatId: chatId } = read();
    if (chatId === null || !canMarkViewed(read(), isTabHidden())) return;
    view(chatId).then(
      () => dispatch({ type: 'viewed', chatId }),
      () => undefined,
    );
  };
  return {
    mark(): void {
      if (waiting === null && canMarkViewed(read(), isTabHidden())) waiting = setTimeout(tell, VIEW_DELAY_MS);
    },
    cancel(): void {
      if (waiting !== null) clearTimeout(waiting);
      waiting = null;
    },
  };
}
