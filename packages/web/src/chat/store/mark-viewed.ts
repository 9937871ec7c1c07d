import type { ChatCalls } from '../chat.api';
import { canMarkViewed } from '../state/chat-state';
import type { ChatCore } from './chat-core';

/** A conversation counts as read after this time. */
export const VIEW_DELAY_MS = 300;

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
