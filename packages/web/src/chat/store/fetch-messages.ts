import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import type { ChatCalls } from '../chat.api';
import type { ChatEvent, ChatState } from '../state/chat-state';
import { isPageLeftOut, nextPage } from '../state/message-pages';

interface Fetching {
  calls: Pick<ChatCalls, 'messages'>;
  dispatch: (event: ChatEvent) => void;
  state: () => ChatState;
}

const CATCH_UP_PAGE = 100;
/** Messages of the same moment may arrive out of order, so the request overlaps the known ones. */
const OVERLAP = 10;

const ofChat = (state: ChatState, chatId: number) => state.messages.filter(({ chat_id: id }) => id === chatId);

async function loadPage({ calls, dispatch }: Fetching, chatId: number, page: number): Promise<number> {
  const { data, meta } = await calls.messages(chatId, { page, per_page: CHAT_LIMITS.perPage });
  dispatch({ type: 'pageLoaded', chatId, messages: data, total: meta.total });
  return meta.per_page;
}

/** Loads the first page of a chat that was never open, otherwise the messages after the newest known one. */
export async function catchUp(fetching: Fetching, chatId: number): Promise<void> {
  const part = fetching.state().known[chatId];
  if (!part) return void (await loadPage(fetching, chatId, 1));
  const older = ofChat(fetching.state(), chatId).filter(({ id }) => id <= part.upTo);
  let afterId = older.at(-OVERLAP)?.id ?? 0;
  for (let isLast = false; !isLast;) {
    const query = { after_id: afterId, per_page: CATCH_UP_PAGE };
    const { data, meta } = await fetching.calls.messages(chatId, query);
    isLast = data.length < meta.per_page;
    afterId = data.at(-1)?.id ?? afterId;
    fetching.dispatch({ type: 'caughtUp', chatId, messages: data, isLast });
  }
}

export async function loadOlderPage(fetching: Fetching, chatId: number): Promise<void> {
  const loaded = () => ofChat(fetching.state(), chatId).length;
  const total = () => fetching.state().known[chatId]?.total ?? 0;
  if (loaded() >= total()) return;
  let page = nextPage(loaded(), CHAT_LIMITS.perPage);
  const perPage = await loadPage(fetching, chatId, page);
  while (isPageLeftOut(loaded(), page, perPage, total())) await loadPage(fetching, chatId, --page);
}

export async function loadUntil(fetching: Fetching, chatId: number, messageId: number): Promise<void> {
  const loaded = () => ofChat(fetching.state(), chatId);
  const isThere = () => loaded().some(({ id }) => id === messageId);
  while (!isThere()) {
    const before = loaded().length;
    await loadOlderPage(fetching, chatId);
    if (loaded().length === before) return;
  }
}
