import { CHATS_PER_PAGE, type ChatCalls } from '../chat.api';
import type { ChatCore } from './chat-core';
import { catchUp, loadOlderPage, loadUntil } from './fetch-messages';

export type ChatsPage = Awaited<ReturnType<ChatCalls['chats']>>;

/** Asks for chats and messages; what fails is swallowed and may be asked again. */
export function createLoading(calls: ChatCalls, { read, dispatch }: Pick<ChatCore, 'read' | 'dispatch'>) {
  const running = new Map<number, Promise<unknown>>();
  const fetching = { calls, dispatch, state: read };

  const whileLoading = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
    dispatch({ type: 'loading', change: 1 });
    try {
      return await ask();
    } catch {
      return null;
    } finally {
      dispatch({ type: 'loading', change: -1 });
    }
  };

  /** One question about a chat's messages at a time: the next one begins where the one before ended. */
  const inTurn = (chatId: number, ask: () => Promise<unknown>): Promise<unknown> => {
    const turn = (running.get(chatId) ?? Promise.resolve()).then(() => whileLoading(ask));
    running.set(chatId, turn);
    return turn;
  };

  const takeChats = ({ data, meta }: ChatsPage, page: number) =>
    dispatch({ type: 'chatsLoaded', chats: data, total: meta.total, isFirstPage: page === 1 });

  const loadChats = async (page = 1): Promise<void> => {
    const answer = await whileLoading(() => calls.chats(page));
    if (answer) takeChats(answer, page);
    await findAwaited();
  };

  /** An old chat that somebody writes into may stand on a later page of the list. */
  async function findAwaited(): Promise<void> {
    const { awaited, chatTotal } = read();
    if (awaited === null) return;
    const chat = await whileLoading(() => calls.chat(awaited));
    if (chat) dispatch({ type: 'chatsLoaded', chats: [chat], total: chatTotal, isFirstPage: false });
  }

  return {
    takeChats,
    loadChats,
    loadMoreChats(): void {
      const { chats, chatTotal, loading } = read();
      if (loading === 0 && chats.length < chatTotal) void loadChats(Math.floor(chats.length / CHATS_PER_PAGE) + 1);
    },
    loadMessages: (chatId: number) => inTurn(chatId, () => catchUp(fetching, chatId)),
    /** The page before the oldest message that is loaded. */
    loadOlder: (chatId: number) => inTurn(chatId, () => loadOlderPage(fetching, chatId)),
    /** Older messages until one of them is there. */
    reach: (chatId: number, messageId: number) => inTurn(chatId, () => loadUntil(fetching, chatId, messageId)),
  };
}
