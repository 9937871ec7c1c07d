import type { Account, ChatMessage } from '@tenderlane/contract';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../core/texts/error-text';
import { useSteady } from '../../core/use-steady';
import { useApplication } from '../../core/application';
import { chatRequests } from '../chat-door';
import { ChatLauncher } from './chat-launcher';
import { ChatPanel } from './chat-panel';
import { ChatPartsProvider, createChatParts, useAnnounced, useChatList, useChatParts, usePanel } from './chat-parts';

export interface ChatWidgetProps {
  account: Account;
  loadHref: (loadId: number) => string;
  /** Returns the messages received until now; from then on the widget listens alone. */
  takeHeard: () => readonly ChatMessage[];
}

export function ChatWidget({ account, loadHref, takeHeard }: ChatWidgetProps) {
  const application = useApplication();
  const [parts] = useState(() => createChatParts(application, account, loadHref));
  const { chats, flash } = parts;
  const latest = useSteady({ takeHeard });
  useEffect(() => {
    const stop = chats.start(latest.takeHeard);
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      chats.becomeVisible();
      flash.seen();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      flash.stop();
      stop();
    };
  }, [chats, flash, latest]);
  return (
    <ChatPartsProvider value={parts}>
      <Shown />
    </ChatPartsProvider>
  );
}

function Shown() {
  const { chats, focus } = useChatParts();
  const panel = usePanel();
  const hasChats = useChatList().chats.length > 0;
  const problem = useRequests();
  const isShown = panel.isShown || problem.text !== null;
  const close = () => {
    focus.want();
    problem.clear();
    if (panel.isShown) chats.toggle();
  };
  const open = () => {
    focus.want();
    chats.toggle();
  };
  const hasButton = !isShown && hasChats;
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
  const { chats, focus } = useChatParts();
  const [error, setError] = useState<unknown>(null);
  const wanted = useSyncExternalStore(chatRequests.subscribe, chatRequests.read);
  useEffect(() => {
    const request = wanted && chatRequests.take();
    if (!request) return;
    focus.want();
    void chats.open(request).then(setError);
  }, [wanted, chats, focus]);
  return { text: errorText(error) ?? null, clear: () => setError(null) };
}

function Announcement() {
  const { t } = useTranslation('chat');
  const last = useAnnounced();
  return (
    <VisuallyHidden aria-live="polite">
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
