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
  /** What the tab kept. */
  initial: ChatState;
  keep: (state: ChatState) => void;
  keepDraft: (chatId: number, text: string) => void;
  isSignedIn: () => boolean;
  isTabHidden: () => boolean;
  /** Sound and title for who looks at something else. */
  attract: () => void;
  /** Calls the listener when the server can be reached again. */
  onBack: (listener: () => void) => () => void;
}

interface Beginning {
  /** The first chats, where they were asked for before. */
  first: ChatsPage | null;
  /** A message that came before. */
  heard: ChatMessage | null;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** The chats of a person as they are now, and what is done about them; a failed call shows nothing and may be tried again. */
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
    /** Listens, and asks for the chats unless they were asked for before; answers what ends it. */
    start({ first, heard }: Beginning): () => void {
      listening.begin(heard);
      sending.beginSending();
      stopWaiting = settings.onBack(() => void sending.sendWaiting());
      // A message is newer than a list without its chat.
      if (first && !heard) loading.takeChats(first, 1);
      else if (!heard) void loading.loadChats();
      const { activeChatId: chatId } = core.read();
      if (chatId !== null) void loading.loadMessages(chatId);
      return leave;
    },
  };
}

/** What a person does with a chat beside writing and reading. */
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
    /** Opens the chat a page asks for; answers what the server said against it. */
    async open(request: ChatRequest): Promise<unknown> {
      const draft = 'draft' in request ? request.draft : undefined;
      // An open conversation has a text of its own, so it is opened anew with this one.
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
    /** Answers whether there is a translation. */
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
