import type { Account } from '@tenderlane/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { storedValue } from '../../core/local-store';
import type { Application } from '../../core/application';
import { createTabSigns } from '../alert/tab-signs';
import { createTitleFlash } from '../alert/title-flash';
import { playSound } from '../../core/play-sound';
import { chatCallsOf, type ChatCalls } from '../chat.api';
import { createChatStore, type ChatStore } from '../store/chat-store';
import type { ChatSocket } from '../chat-socket';
import { unreadTotal, type ChatState } from '../state/chat-state';
import { draftsIn, storeChats, readKeptChats } from '../state/kept-chats';
import { createFileLinks, type FileLinks } from './file-links';

export interface ChatParts {
  store: ChatStore;
  calls: ChatCalls;
  links: FileLinks;
  drafts: ReturnType<typeof draftsIn>;
  flash: ReturnType<typeof createTitleFlash>;
  focus: ReturnType<typeof createFocus>;
  loadHref: (loadId: number) => string;
}

interface PartsInput {
  application: Application;
  account: Account;
  socket: ChatSocket;
  loadHref: (loadId: number) => string;
  titleOf: (count: number) => string;
}

function createFocus() {
  let isWanted = false;
  return {
    want: () => void (isWanted = true),
    take(): boolean {
      const taken = isWanted;
      isWanted = false;
      return taken;
    },
  };
}

/** Creates the widget's store and services, once per user and company. */
export function createChatParts({ application, account, socket, loadHref, titleOf }: PartsInput): ChatParts {
  // Another user or company in the same tab has its own chats.
  const key = `tenderlane.${application.side}.chat.${account.id}.${account.company?.id ?? 0}`;
  const inTab = () => sessionStorage;
  const kept = storedValue(key, inTab);
  const asked = chatCallsOf(application);
  const links = createFileLinks(asked.freshFile);
  const calls: ChatCalls = {
    ...asked,
    async messages(chatId, query) {
      const answer = await asked.messages(chatId, query);
      links.note(answer.data);
      return answer;
    },
    async send(chatId, message) {
      const sent = await asked.send(chatId, message);
      links.note([sent]);
      return sent;
    },
  };
  const heard: ChatSocket = {
    onView: (chatId, listener) => socket.onView(chatId, listener),
    onChange: (listener) => socket.onChange(listener),
    onReconnect: (listener) => socket.onReconnect(listener),
    isConnected: () => socket.isConnected(),
    reconnect: () => socket.reconnect(),
    onMessage: (listener) =>
      socket.onMessage((message) => {
        links.note([message]);
        listener(message);
      }),
  };
  const flash = createTitleFlash({ show: createTabSigns(() => titleOf(unreadTotal(store.read()))) });
  const drafts = draftsIn(storedValue(`${key}.drafts`, inTab));
  const store = createChatStore({
    calls,
    socket: heard,
    initial: readKeptChats(kept),
    // Do not write again after a sign-out has cleared the storage.
    keep: keepSoon((state) => {
      application.activity.noteQueued('chat', state.outgoing.filter((one) => one.state !== 'failed').length);
      if (application.session.token() !== null) storeChats(kept, state);
    }),
    keepDraft: drafts.keep,
    isSignedIn: () => application.session.token() !== null,
    isTabHidden: () => document.visibilityState === 'hidden',
    onBack: application.activity.onBack,
    attract() {
      playSound();
      flash.begin();
    },
  });
  return { store, calls, links, drafts, flash, focus: createFocus(), loadHref };
}

const KEEP_AFTER_MS = 200;

/** Combines many changes into one write, and writes the rest when the page is left. */
function keepSoon(keep: (state: ChatState) => unknown) {
  let waiting: ChatState | null = null;
  const write = () => {
    if (waiting) keep(waiting);
    waiting = null;
  };
  window.addEventListener('pagehide', write);
  return (state: ChatState): void => {
    if (!waiting) setTimeout(write, KEEP_AFTER_MS);
    waiting = state;
  };
}

const PartsContext = createContext<ChatParts | null>(null);
export const ChatPartsProvider = PartsContext.Provider;

export function useChatParts(): ChatParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A part of the chat stands outside of its widget');
  return parts;
}

export function useChatState(): ChatState {
  const { store } = useChatParts();
  return useSyncExternalStore(store.subscribe, store.read);
}
