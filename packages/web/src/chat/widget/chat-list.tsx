import { UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArchive } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract';
import { useRef, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { widgetKeys } from '../cache/query-keys';
import { findChats } from '../find/find-chats';
import { SearchField } from '../find/search-field';
import { ChatName } from './chat-name';
import { useChatList, useChatParts, useWantedFocus } from './chat-parts';
import { UnreadCount } from './unread-count';
import { useChatDates } from './use-chat-dates';
import classes from './list.module.css';

const TYPING_PAUSE_MS = 250;
const NEAR_END_PX = 120;

export function ChatList() {
  const { t } = useTranslation('chat');
  const { chats, focus } = useChatParts();
  const isEmpty = useChatList().chats.length === 0;
  const [typed, setTyped] = useState('');
  const found = useChatMatches(typed);
  const field = useRef<HTMLInputElement>(null);
  useWantedFocus(field);
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) chats.loadMore();
  };
  const choose = (chatId: number) => {
    focus.want();
    chats.choose(chatId);
  };
  return (
    <>
      <SearchField field={field} label={t('search')} value={typed} onChange={setTyped} />
      {found.length > 0 && (
        <ul className={classes.list} aria-label={t('list')} onScroll={onScroll}>
          {found.map((chat) => (
            <li key={chat.id}>
              <ChatItem chat={chat} onChoose={() => choose(chat.id)} />
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t(isEmpty ? 'empty.title' : 'empty.not_found')}</p>
          <p>{t(isEmpty ? 'empty.text' : 'empty.not_found_text')}</p>
        </div>
      )}
    </>
  );
}

function useChatMatches(typed: string): readonly Chat[] {
  const { calls } = useChatParts();
  const { chats, total } = useChatList();
  const { searchedOf } = useChatDates();
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: widgetKeys.found(search),
    queryFn: () => calls.found(search),
    enabled: search !== '' && chats.length < total,
    retry: false,
  });
  const own = findChats(chats, typed, searchedOf);
  const more = search === typed.trim() ? (data?.data ?? []) : [];
  return [...own, ...more.filter(({ id }) => !chats.some((chat) => chat.id === id))];
}

function ChatItem({ chat, onChoose }: { chat: Chat; onChoose: () => void }) {
  const { t } = useTranslation('chat');
  const { briefOf } = useChatDates();
  const { last_message: last, unread_message_count: unread } = chat;
  const who = chat.is_support ? '' : [chat.load_name, chat.company_name].filter(Boolean).join(' · ');
  return (
    <UnstyledButton
      className={classes.item}
      data-archived={chat.archived || undefined}
      data-unread={unread > 0 || undefined}
      onClick={onChoose}
    >
      <span className={classes.name}>
        <ChatName chat={chat} />
      </span>
      <span className={classes.time}>
        {chat.archived ? (
          <>
            <IconArchive size={13} aria-hidden />
            {t('archived')}
          </>
        ) : (
          last && briefOf(last.sent_at * 1000)
        )}
      </span>
      {who && (
        <span className={classes.who} title={who}>
          {who}
        </span>
      )}
      <span className={classes.last}>
        {last ? (
          <>
            {last.is_sender && <span className={classes.you}>{t('you')} </span>}
            {last.text || t('files')}
          </>
        ) : (
          t('no_messages')
        )}
      </span>
      <UnreadCount className={classes.unread} count={unread} />
    </UnstyledButton>
  );
}
