import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadTotal } from '../state/chat-state';
import { useChatParts, useChatState } from './chat-parts';
import { UnreadCount } from './unread-count';
import classes from './panel.module.css';

/** The way to the messages from every page. */
export function ChatLauncher({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const { focus } = useChatParts();
  const count = unreadTotal(useChatState());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus.take()) button.current?.focus();
  }, [focus]);
  return (
    <UnstyledButton ref={button} className={classes.launcher} aria-expanded={false} data-print="none" onClick={onOpen}>
      <IconMessageCircle size={18} aria-hidden />
      <span className={classes.launcherText}>{t('title')}</span>
      <UnreadCount count={count} />
    </UnstyledButton>
  );
}
