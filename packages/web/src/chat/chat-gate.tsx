import { useQuery } from '@tanstack/react-query';
import type { Account, ChatMessage } from '@tenderlane/contract';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { readId } from '../core/read-id';
import { useApplication } from '../core/application';
import { chatListQuery, listChatsBy, listenForMessages } from './chat-list.api';
import { chatRequests, openKnownChat } from './chat-door';
import type { ChatWidgetProps } from './widget/chat-widget';

interface ChatGateProps {
  account: Account;
  Widget: ComponentType<ChatWidgetProps>;
  loadHref: (loadId: number) => string;
}

const STANDS_AFTER_MS = 1500;

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const waiting = setTimeout(begin, STANDS_AFTER_MS);
      return () => clearTimeout(waiting);
    }
    const waiting = requestIdleCallback(begin, { timeout: STANDS_AFTER_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}

/** Opens the chat of a link such as `?chat=7` and removes the parameter from the address. */
function openLinkedChat(): void {
  const url = new URL(location.href);
  const chatId = readId(url.searchParams.get('chat') ?? '');
  if (chatId === null) return;
  url.searchParams.delete('chat');
  history.replaceState(history.state, '', url);
  openKnownChat(chatId);
}

/** Loads the widget only once the user has a chat, opens one or receives a message. */
export function ChatGate({ account, Widget, loadHref }: ChatGateProps) {
  const { call, live, queryClient } = useApplication();
  const isAsked = useSyncExternalStore(chatRequests.subscribe, chatRequests.read) !== null;
  const { data: list } = useQuery({ ...chatListQuery(queryClient, listChatsBy(call)), enabled: useIsIdle() });
  const [isWanted, setIsWanted] = useState(false);
  if ((isAsked || list.chats.length > 0) && !isWanted) setIsWanted(true);
  const heard = useRef<ChatMessage[] | null>([]);
  useEffect(
    () =>
      listenForMessages(live, account.id, (message) => {
        heard.current?.push(message);
        setIsWanted(true);
      }),
    [live, account.id],
  );
  const takeHeard = () => {
    const messages = heard.current ?? [];
    heard.current = null;
    return messages;
  };
  useEffect(openLinkedChat);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Widget
        key={`${account.id}.${account.company?.id ?? 0}`}
        account={account}
        loadHref={loadHref}
        takeHeard={takeHeard}
      />
    </Suspense>
  );
}
