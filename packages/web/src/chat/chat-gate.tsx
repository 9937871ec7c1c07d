import { useQuery } from '@tanstack/react-query';
import type { Account, ChatMessage } from '@tenderlane/contract';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { chatKeys } from './query-keys';
import { readId } from '../core/read-id';
import { useApplication } from '../core/application';
import { chatCallsOf } from './chat.api';
import { chatRequests, openKnownChat } from './chat-door';
import type { ChatSocket } from './chat-socket';
import type { ChatWidgetProps } from './widget/chat-widget';

interface ChatGateProps {
  account: Account;
  Widget: ComponentType<ChatWidgetProps>;
  socket: ChatSocket;
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
export function ChatGate({ account, Widget, socket, loadHref }: ChatGateProps) {
  const application = useApplication();
  const isIdle = useIsIdle();
  const isAsked = useSyncExternalStore(chatRequests.subscribe, chatRequests.read) !== null;
  const [isWanted, setIsWanted] = useState(false);
  const [heard, setHeard] = useState<ChatMessage | null>(null);
  if ((isAsked || heard) && !isWanted) setIsWanted(true);
  const first = useQuery({
    queryKey: chatKeys.first,
    queryFn: () => chatCallsOf(application).chats(1),
    enabled: isIdle,
    // Only the widget follows live changes; a remounted page asks again.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isNeeded = isWanted || (first.data?.meta.total ?? 0) > 0;
  const { refetch } = first;
  const [isListening, setIsListening] = useState(false);
  // Until the widget has loaded and subscribes itself, this listens for the first message and for chats of colleagues.
  useEffect(() => {
    if (isListening) return;
    const ask = () => void refetch();
    const ends = [socket.onMessage(setHeard), socket.onChange(ask), socket.onReconnect(ask)];
    return () => ends.forEach((end) => end());
  }, [isListening, socket, refetch]);
  useEffect(openLinkedChat);
  if (!isNeeded) return null;
  const key = `${account.id}.${account.company?.id ?? 0}`;
  return (
    <Suspense>
      <Widget
        key={key}
        account={account}
        socket={socket}
        loadHref={loadHref}
        first={first.data ?? null}
        heard={heard}
        onStart={() => setIsListening(true)}
      />
    </Suspense>
  );
}
