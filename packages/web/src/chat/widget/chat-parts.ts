import { skipToken, useQuery } from '@tanstack/react-query';
import type { Account, ChatMessage } from '@tenderlane/contract';
import { createContext, useContext, useEffect, type RefObject } from 'react';
import { serverOffsetMs } from '../../core/client/server-clock';
import { storedValue } from '../../core/local-store';
import type { Application } from '../../core/application';
import { t } from '../../core/texts/i18n';
import { createTabSigns } from '../alert/tab-signs';
import { createTitleFlash } from '../alert/title-flash';
import { playSound } from '../../core/play-sound';
import { unreadTotal } from '../cache/chat-list';
import { readList, type ChatList } from '../chat-list.api';
import { Chats, CLOSED, type Panel } from '../cache/chats';
import { draftsIn, keepChats, restoreChats, storeChats } from '../cache/keep-chats';
import type { Outgoing } from '../cache/outgoing';
import { chatCallsOf } from '../chat.api';
import { widgetKeys } from '../cache/query-keys';

export type ChatParts = ReturnType<typeof createChatParts>;

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

/** Creates the widget's chats and services, once per user and company. */
export function createChatParts(application: Application, account: Account, loadHref: (loadId: number) => string) {
  const { queryClient: client, session } = application;
  // Another user or company in the same tab has its own chats.
  const key = `tenderlane.${application.side}.chat.${account.id}.${account.company?.id ?? 0}`;
  const inTab = () => sessionStorage;
  const kept = storedValue(key, inTab);
  const calls = chatCallsOf(application);
  const drafts = draftsIn(key, inTab);
  const flash = createTitleFlash({
    show: createTabSigns(() => t('chat:flash', { count: unreadTotal(readList(client)) })),
  });
  restoreChats(client, kept);
  keepChats(client, () => {
    // A sign-out has cleared the storage.
    if (session.token() !== null) storeChats(client, kept);
  });
  const chats = new Chats({
    application,
    accountId: account.id,
    calls,
    keepDraft: drafts.keep,
    isTabHidden: () => document.visibilityState === 'hidden',
    attract() {
      playSound();
      flash.begin();
    },
    startedAt: (Date.now() + serverOffsetMs()) / 1000,
  });
  return { chats, calls, drafts, flash, focus: createFocus(), loadHref };
}

const PartsContext = createContext<ChatParts | null>(null);
export const ChatPartsProvider = PartsContext.Provider;

export function useChatParts(): ChatParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A part of the chat stands outside of its widget');
  return parts;
}

export function useWantedFocus(shown: RefObject<HTMLElement | null>): void {
  const { focus } = useChatParts();
  useEffect(() => {
    if (focus.take()) shown.current?.focus();
  }, [focus, shown]);
}

/** State of this tab, which no request returns. */
function useTabState<State>(queryKey: readonly string[], empty: State): State {
  const { data = empty } = useQuery<State>({ queryKey, queryFn: skipToken });
  return data;
}

export const usePanel = (): Panel => useTabState(widgetKeys.panel, CLOSED);
export const useOutgoing = (): readonly Outgoing[] => useTabState(widgetKeys.outgoing, NONE);
export const useAnnounced = (): ChatMessage | null => useTabState<ChatMessage | null>(widgetKeys.announced, null);

const NONE: readonly Outgoing[] = [];

/** The gate requests the list first; commands and events do it later, not each part that shows it. */
export const useChatList = (): ChatList => useQuery({ ...useChatParts().chats.list, refetchOnMount: false }).data;
