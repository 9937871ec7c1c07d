import { CHATS_PER_PAGE, type ChatCalls } from '../chat.api';
import type { ChatCore } from './chat-core';
import { catchUp, loadOlderPage, loadUntil } from './fetch-messages';

export type ChatsPage = Awaited<ReturnType<ChatCalls['chats']>>;

/** Loads chats and messages. Errors are ignored; the request may be repeated. */
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

  /** Runs one request per chat at a time, because each starts where the previous one ended. */
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

  /** Loads a chat that received a message but is on a later page of the list. */
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
    loadOlder: (chatId: number) => inTurn(chatId, () => loadOlderPage(fetching, chatId)),
    reach: (chatId: number, messageId: number) => inTurn(chatId, () => loadUntil(fetching, chatId, messageId)),
  };
}
