import { CHAT_LIMITS } from '@tenderlane/domain';
import { ApiError } from '../core/client/api-error';
import { randomId } from '../core/client/random-id';
import { CHATS_PER_PAGE, type ChatCalls } from './chat.api';
import type { ChatRequest } from './chat-door';
import type { ChatSocket } from './chat-socket';
import { catchUp, loadOlderPage, loadUntil } from './state/fetch-messages';
import { canMarkViewed, isSending, type ChatEffect, type ChatEvent, type ChatState } from './state/chat-state';
import { step } from './state/chat-step';

/** How long the pointer rests on a conversation before it counts as read. */
export const VIEW_DELAY_MS = 300;

interface ChatStoreSettings {
  calls: ChatCalls;
  socket: ChatSocket;
  /** What the tab kept. */
  initial: ChatState;
  keep: (state: ChatState) => void;
  isSignedIn: () => boolean;
  isTabHidden: () => boolean;
  keepDraft: (chatId: number, text: string) => void;
  /** Sound and title for who looks at something else. */
  attract: () => void;
  now?: () => number;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** The chats of a person as they are now, and what is done about them; a failed call shows nothing and may be tried again. */
export function createChatStore(settings: ChatStoreSettings) {
  const { calls, socket, isSignedIn, isTabHidden, now = Date.now } = settings;
  const listeners = new Set<() => void>();
  /** Files of own messages that are not confirmed: they live as long as the page. */
  const filesOf = new Map<string, readonly File[]>();
  let state = settings.initial;
  let viewing: ReturnType<typeof setTimeout> | null = null;
  let watched: { chatId: number; stop: () => void } | null = null;
  let stops: (() => void)[] = [];

  const run = (effect: ChatEffect): void => {
    switch (effect.do) {
      case 'loadChats':
        return void loadChats();
      case 'loadMessages':
        return void loadMessages(effect.chatId);
      case 'markViewed':
        return markViewed();
      case 'reconnectIfLost':
        if (!socket.isConnected()) socket.reconnect();
        return;
      case 'leave':
        return leave();
      case 'attract':
        return settings.attract();
    }
  };

  const dispatch = (event: ChatEvent): void => {
    const before = state;
    const next = step(state, event);
    state = next.state;
    if (state !== before) {
      watchViews();
      settings.keep(state);
      for (const notify of listeners) notify();
    }
    next.effects.forEach(run);
  };

  /** A failed call of a chat is swallowed; the answer says that there is none. */
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

  async function loadChats(page = 1): Promise<void> {
    const answer = await whileLoading(() => calls.chats(page));
    if (answer) takeChats(answer, page);
  }

  const takeChats = ({ data, meta }: Awaited<ReturnType<ChatCalls['chats']>>, page: number) =>
    dispatch({ type: 'chatsLoaded', chats: data, total: meta.total, isFirstPage: page === 1 });

  const fetching = { calls, dispatch, state: () => state };
  const running = new Map<number, Promise<unknown>>();

  /** One question about a chat's messages at a time: the next one begins where the one before ended. */
  function inTurn(chatId: number, ask: () => Promise<unknown>): Promise<unknown> {
    const before = running.get(chatId) ?? Promise.resolve();
    const turn = before.then(() => whileLoading(ask));
    running.set(chatId, turn);
    return turn;
  }

  const loadMessages = (chatId: number) => inTurn(chatId, () => catchUp(fetching, chatId));

  function markViewed(): void {
    if (viewing !== null || !canMarkViewed(state, isTabHidden())) return;
    viewing = setTimeout(() => {
      viewing = null;
      const { activeChatId: chatId } = state;
      if (chatId === null || !canMarkViewed(state, isTabHidden())) return;
      calls.view(chatId).then(
        () => dispatch({ type: 'viewed', chatId }),
        () => undefined,
      );
    }, VIEW_DELAY_MS);
  }

  /** Who has read own messages is told about the open chat alone. */
  function watchViews(): void {
    const { activeChatId: chatId } = state;
    if (watched?.chatId === chatId || (watched === null && chatId === null)) return;
    watched?.stop();
    watched =
      chatId === null || stops.length === 0
        ? null
        : {
            chatId,
            stop: socket.onView(chatId, (messageIds) =>
              dispatch({ type: 'seen', messageIds, isSignedIn: isSignedIn() }),
            ),
          };
  }

  function leave(): void {
    watched?.stop();
    watched = null;
    for (const stop of stops) stop();
    stops = [];
    if (viewing !== null) clearTimeout(viewing);
    viewing = null;
  }

  async function deliver(chatId: number, clientId: string, text: string): Promise<void> {
    const files = filesOf.get(clientId) ?? [];
    const onProgress = (progress: number) => dispatch({ type: 'progressed', clientId, progress });
    try {
      const message = await calls.send(chatId, { text, clientId, files, onProgress });
      filesOf.delete(clientId);
      dispatch({ type: 'sent', clientId, message });
    } catch (error) {
      const reason = error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : null;
      dispatch({ type: 'sendFailed', clientId, reason });
    }
  }

  const begin = (chatId: number, clientId: string, text: string): void => {
    const fileNames = (filesOf.get(clientId) ?? []).map(({ name }) => name);
    const sentAt = Math.floor(now() / 1000);
    const unsent = { clientId, chatId, text, fileNames, progress: 0, reason: null, sent_at: sentAt };
    dispatch({ type: 'sending', outgoing: { ...unsent, state: 'sending' } });
    void deliver(chatId, clientId, text);
  };

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    /** Listens, and asks for the chats unless they were asked for before; answers what ends it. */
    start(first: Awaited<ReturnType<ChatCalls['chats']>> | null): () => void {
      stops = [
        socket.onMessage((message) =>
          dispatch({ type: 'arrived', message, isSignedIn: isSignedIn(), isTabHidden: isTabHidden() }),
        ),
        socket.onReconnect(() => dispatch({ type: 'reconnected' })),
      ];
      watchViews();
      if (first) takeChats(first, 1);
      else void loadChats();
      if (state.activeChatId !== null) void loadMessages(state.activeChatId);
      return leave;
    },
    loadMoreChats(): void {
      const { chats, chatTotal, loading } = state;
      if (loading === 0 && chats.length < chatTotal) void loadChats(Math.floor(chats.length / CHATS_PER_PAGE) + 1);
    },
    /** The page before the oldest message that is loaded. */
    loadOlder: (chatId: number) => inTurn(chatId, () => loadOlderPage(fetching, chatId)),
    /** Older messages until one of them is there. */
    reach: (chatId: number, messageId: number) => inTurn(chatId, () => loadUntil(fetching, chatId, messageId)),
    markViewed,
    /** Nothing is sent while a send runs, nor without a text or a file. Answers whether it began. */
    send(chatId: number, typed: string, files: readonly File[]): boolean {
      const text = typed.trim();
      if ((text === '' && files.length === 0) || isSending(state) || text.length > CHAT_LIMITS.textMax) return false;
      const clientId = randomId();
      if (files.length > 0) filesOf.set(clientId, files);
      begin(chatId, clientId, text);
      return true;
    },
    /** The same message under the same name, so that it is never there twice. */
    retry(clientId: string): void {
      const failed = state.outgoing.find((one) => one.clientId === clientId);
      if (failed && !isSending(state)) begin(failed.chatId, clientId, failed.text);
    },
    discard(clientId: string): void {
      filesOf.delete(clientId);
      dispatch({ type: 'discarded', clientId });
    },
    filesOf: (clientId: string): readonly File[] => filesOf.get(clientId) ?? [],
    /** Opens the chat a page asks for; answers what the server said against it. */
    async open(about: ChatRequest): Promise<unknown> {
      if (about.draft) dispatch({ type: 'backed' });
      try {
        const chat = await calls.open({ model_type: about.modelType, model_id: about.modelId });
        if (about.draft) settings.keepDraft(chat.id, about.draft);
        dispatch({ type: 'started', chat });
        return null;
      } catch (error) {
        return error;
      }
    },
    async translate(messageId: number): Promise<boolean> {
      const text = await calls.translate(messageId).catch(() => null);
      if (text !== null) dispatch({ type: 'translated', messageId, text });
      return text !== null;
    },
    async markUnread(chatId: number): Promise<void> {
      dispatch({ type: 'backed' });
      await calls.markUnread(chatId).catch(() => undefined);
      await loadChats();
    },
    async setMember(chatId: number, isMember: boolean): Promise<void> {
      const chat = await calls.setMember(chatId, isMember).catch(() => null);
      if (chat) dispatch({ type: 'chatChanged', chat });
    },
  };
}
