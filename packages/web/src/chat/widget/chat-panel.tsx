import { ActionIcon, Loader } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../core/use-steady';
import { unreadTotal } from '../cache/chat-list';
import { widgetKeys } from '../cache/query-keys';
import { ChatList } from './chat-list';
import { useChatList, usePanel } from './chat-parts';
import { Conversation } from '../conversation/conversation';
import { UnreadCount } from './unread-count';
import classes from './panel.module.css';

interface ChatPanelProps {
  problem: string | null;
  onClose: () => void;
}

export function ChatPanel({ problem, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const list = useChatList();
  const { chatId } = usePanel();
  const chat = problem === null ? list.chats.find(({ id }) => id === chatId) : undefined;
  const panel = useRef<HTMLElement>(null);
  useEscapeOfPage(onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu above the panel handles Escape itself.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (!isInside) return;
    // The list behind the panel must not react to the key.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <section ref={panel} className={classes.panel} aria-label={t('title')} data-print="none" onKeyDown={onKeyDown}>
      {chat ? (
        <Conversation key={chat.id} chat={chat} onClose={onClose} />
      ) : (
        <>
          <header className={classes.head}>
            <h2>{t('title')}</h2>
            <UnreadCount count={unreadTotal(list)} />
            <span className={classes.space} />
            <ActionIcon aria-label={t('common:close')} onClick={onClose}>
              <IconX size={16} />
            </ActionIcon>
          </header>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              <IconAlertTriangle size={16} aria-hidden />
              {problem}
            </p>
          )}
          <ChatList />
        </>
      )}
      <Updating />
    </section>
  );
}

/** Closes the panel on Escape even if nothing has the focus, because the panel may open by itself. */
function useEscapeOfPage(onClose: () => void) {
  const latest = useSteady({ onClose });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== document.body) return;
      // Escape closes only the panel; the page behind keeps its dialogs.
      event.preventDefault();
      latest.onClose();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [latest]);
}

function Updating() {
  const { t } = useTranslation('chat');
  const isShown = useIsFetching({ queryKey: widgetKeys.all }) > 0;
  return (
    <div role="status" className={classes.updating} data-shown={isShown || undefined}>
      {isShown && (
        <>
          <Loader size={12} aria-hidden />
          {t('updating')}
        </>
      )}
    </div>
  );
}
