import { useQuery } from '@tanstack/react-query';
import type { Account, ChatMessage } from '@tenderlane/contract';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';
import { chatCallsOf } from './chat.api';
import { connectSupportChat } from '../support/use-support-chat';
import { chatRequests, openKnownChat, openSupportChat } from './chat-door';
import type { ChatSocket } from './chat-socket';
import type { ChatWidgetProps } from './widget/chat-widget';

interface ChatGateProps {
  account: Account;
  /** The application's widget, fetched once there is a chat. */
  Widget: ComponentType<ChatWidgetProps>;
  socket: ChatSocket;
  /** The page of a load, from the origin. */
  loadHref: (loadId: number) => string;
}

const STANDS_AFTER_MS = 1500;

/** Whether the page has time for what nobody waits for. */
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

/** Whether the widget is needed: somebody has a chat, opens one, or is written to. */
export function ChatGate({ account, Widget, socket, loadHref }: ChatGateProps) {
  const web = useWeb();
  const isIdle = useIsIdle();
  const isAsked = useSyncExternalStore(chatRequests.subscribe, chatRequests.read) !== null;
  const [isWanted, setIsWanted] = useState(false);
  const [heard, setHeard] = useState<ChatMessage | null>(null);
  if ((isAsked || heard) && !isWanted) setIsWanted(true);
  const first = useQuery({
    queryKey: queryKeys.chats.first,
    queryFn: () => chatCallsOf(web).chats(1),
    enabled: isIdle,
    // Only the widget follows what changes; a page that comes back asks anew.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isNeeded = isWanted || (first.data?.meta.total ?? 0) > 0;
  const { refetch } = first;
  const [isListening, setIsListening] = useState(false);
  // Until the widget, which has yet to be fetched, listens itself: to the first message of all, and to chats of others.
  useEffect(() => {
    if (isListening) return;
    const ask = () => void refetch();
    const ends = [socket.onMessage(setHeard), socket.onChange(ask), socket.onReconnect(ask)];
    return () => ends.forEach((end) => end());
  }, [isListening, socket, refetch]);
  // The support menu, requests and the operator's queue open chats here.
  useEffect(() => connectSupportChat((chatId) => (chatId === null ? openSupportChat() : openKnownChat(chatId))), []);
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
