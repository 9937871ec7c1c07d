import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadTotal } from '../cache/chat-list';
import { useChatList, useWantedFocus } from './chat-parts';
import { UnreadCount } from './unread-count';
import classes from './panel.module.css';

export function ChatLauncher({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const count = unreadTotal(useChatList());
  const button = useRef<HTMLButtonElement>(null);
  useWantedFocus(button);
  const isAway = useReadingDown();
  return (
    <UnstyledButton
      ref={button}
      className={classes.launcher}
      aria-expanded={false}
      data-away={isAway || undefined}
      data-print="none"
      onClick={onOpen}
    >
      <IconMessageCircle size={18} aria-hidden />
      <span className={classes.launcherText}>{t('title')}</span>
      <UnreadCount className={classes.launcherCount} count={count} />
    </UnstyledButton>
  );
}

const LEAST_SCROLL_PX = 8;

function useReadingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const onScroll = ({ target }: Event) => {
      const box = target instanceof Document ? target.documentElement : target;
      if (!(box instanceof HTMLElement) || !box.contains(document.querySelector('main'))) return;
      const { scrollTop, scrollHeight, clientHeight } = box;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - LEAST_SCROLL_PX;
      if (!isAtEnd && Math.abs(scrollTop - last) < LEAST_SCROLL_PX) return;
      setIsDown(!isAtEnd && scrollTop > last);
      last = scrollTop;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return isDown;
}
