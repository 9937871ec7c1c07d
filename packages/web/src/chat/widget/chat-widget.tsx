import type { Account, AnswerOf, ChatMessage, SharedApi } from '@tenderlane/contract';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverOffsetMs } from '../../core/client/server-clock';
import { errorText } from '../../core/texts/error-text';
import { useSteady } from '../../core/use-steady';
import { useApplication } from '../../core/application';
import { chatRequests } from '../chat-door';
import type { ChatSocket } from '../chat-socket';
import { ChatLauncher } from './chat-launcher';
import { ChatPanel } from './chat-panel';
import { ChatPartsProvider, createChatParts, useChatParts, useChatState } from './chat-parts';

export interface ChatWidgetProps {
  account: Account;
  socket: ChatSocket;
  loadHref: (loadId: number) => string;
  first: AnswerOf<SharedApi['GET /chats']> | null;
  heard: ChatMessage | null;
  onStart: () => void;
}

export function ChatWidget({ account, socket, loadHref, first, heard, onStart }: ChatWidgetProps) {
  const { t } = useTranslation('chat');
  const application = useApplication();
  const [parts] = useState(() =>
    createChatParts({ application, account, socket, loadHref, titleOf: (count) => t('flash', { count }) }),
  );
  const { store, flash } = parts;
  // A later request may return data older than these.
  const [begun] = useState({ first, heard });
  const latest = useSteady({ onStart });
  useEffect(() => {
    const stop = store.start(begun);
    latest.onStart();
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      store.dispatch({ type: 'becameVisible' });
      flash.seen();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      flash.stop();
      stop();
    };
  }, [store, flash, begun, latest]);
  return (
    <ChatPartsProvider value={parts}>
      <Shown />
    </ChatPartsProvider>
  );
}

function Shown() {
  const { store, focus } = useChatParts();
  const state = useChatState();
  const problem = useRequests();
  const isShown = state.isShown || problem.text !== null;
  const close = () => {
    focus.want();
    problem.clear();
    if (state.isShown) store.dispatch({ type: 'toggled' });
  };
  const open = () => {
    focus.want();
    store.dispatch({ type: 'toggled' });
  };
  const hasButton = !isShown && state.chats.length > 0;
  useRoomForToasts(isShown ? 'open' : hasButton ? 'button' : null);
  return (
    <>
      <Announcement />
      {isShown && <ChatPanel problem={problem.text} onClose={close} />}
      {hasButton && <ChatLauncher onOpen={open} />}
    </>
  );
}

function useRequests() {
  const { store, focus } = useChatParts();
  const [error, setError] = useState<unknown>(null);
  const wanted = useSyncExternalStore(chatRequests.subscribe, chatRequests.read);
  useEffect(() => {
    const request = wanted && chatRequests.take();
    if (!request) return;
    focus.want();
    void store.open(request).then(setError);
  }, [wanted, store, focus]);
  return { text: errorText(error) ?? null, clear: () => setError(null) };
}

function Announcement() {
  const { t } = useTranslation('chat');
  const { messages, loading } = useChatState();
  const [since] = useState(() => (Date.now() + serverOffsetMs()) / 1000);
  const last = messages.findLast(({ is_sender: isOwn, sent_at: at }) => !isOwn && at >= since);
  return (
    <VisuallyHidden aria-live="polite" data-busy={loading > 0 || undefined}>
      {last && t('announced', { name: last.sender_name, text: last.text || t('files') })}
    </VisuallyHidden>
  );
}

function useRoomForToasts(shown: 'open' | 'button' | null) {
  useEffect(() => {
    if (!shown) return;
    const page = document.documentElement;
    page.dataset['chat'] = shown;
    return () => void delete page.dataset['chat'];
  }, [shown]);
}
