import type { ChatMessage } from '@tenderlane/contract';
import type { ChatCalls } from '../chat.api';
import type { ChatRequest } from '../chat-door';
import type { ChatSocket } from '../chat-socket';
import type { ChatEffect, ChatState } from '../state/chat-state';
import { createCore } from './chat-core';
import { createListening } from './listen';
import { createLoading, type ChatsPage } from './load-chats';
import { createViewing } from './mark-viewed';
import { createSending } from './send-messages';

interface ChatStoreSettings {
  calls: ChatCalls;
  socket: ChatSocket;
  initial: ChatState;
  keep: (state: ChatState) => void;
  keepDraft: (chatId: number, text: string) => void;
  isSignedIn: () => boolean;
  isTabHidden: () => boolean;
  attract: () => void;
  onBack: (listener: () => void) => () => void;
}

interface Beginning {
  first: ChatsPage | null;
  heard: ChatMessage | null;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** Store of a user's chats. Failed requests are not reported and may be repeated. */
export function createChatStore(settings: ChatStoreSettings) {
  const { calls, socket } = settings;
  const core = createCore({
    initial: settings.initial,
    onChange(state) {
      listening.watchViews(state);
      settings.keep(state);
    },
    run: (effect) => run(effect),
  });
  const loading = createLoading(calls, core);
  const viewing = createViewing(calls, core, settings.isTabHidden);
  const listening = createListening(settings, core);
  const sending = createSending(calls, core);

  let stopWaiting = () => {};
  const leave = () => {
    listening.end();
    viewing.cancel();
    sending.endSending();
    stopWaiting();
  };
  const run = (effect: ChatEffect): void => {
    if (effect.do === 'loadChats') void loading.loadChats();
    else if (effect.do === 'loadMessages') void loading.loadMessages(effect.chatId);
    else if (effect.do === 'markViewed') viewing.mark();
    else if (effect.do === 'attract') settings.attract();
    else if (effect.do === 'leave') leave();
    else if (!socket.isConnected()) socket.reconnect();
  };

  return {
    ...core,
    ...loading,
    ...sending,
    ...createCommands(settings, core, loading),
    markViewed: viewing.mark,
    /** Subscribes, and loads the chats unless given; returns a function that stops the store. */
    start({ first, heard }: Beginning): () => void {
      listening.begin(heard);
      sending.beginSending();
      stopWaiting = settings.onBack(() => void sending.sendWaiting());
      // After a live message the given list may be outdated, so it is not used.
      if (first && !heard) loading.takeChats(first, 1);
      else if (!heard) void loading.loadChats();
      const { activeChatId: chatId } = core.read();
      if (chatId !== null) void loading.loadMessages(chatId);
      return leave;
    },
  };
}

function createCommands(
  { calls, keepDraft }: ChatStoreSettings,
  { dispatch }: ReturnType<typeof createCore>,
  { loadChats }: ReturnType<typeof createLoading>,
) {
  const find = (request: ChatRequest) =>
    'chatId' in request
      ? calls.chat(request.chatId)
      : calls.open({ model_type: request.modelType, model_id: request.modelId });
  return {
    /** Returns the server's error, if any. */
    async open(request: ChatRequest): Promise<unknown> {
      const draft = 'draft' in request ? request.draft : undefined;
      // An open conversation has its own draft, so it must be reopened with this one.
      if (draft) dispatch({ type: 'backed' });
      try {
        const chat = await find(request);
        if (draft) keepDraft(chat.id, draft);
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
