import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconDots,
  IconLogin2,
  IconLogout2,
  IconMailOpened,
  IconMessageBolt,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import type { Chat } from '@tenderlane/contract';
import { Menu } from '@tenderlane/ui';
import { useIsScreen } from '@tenderlane/ui/hooks/use-is-screen';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLink } from '../../core/use-link';
import { useChatParts } from '../widget/chat-parts';
import { ChatName, ChatRoute } from '../widget/chat-name';
import { useChatDates } from '../widget/use-chat-dates';
import { PresentMembers } from './present-members';
import classes from '../widget/panel.module.css';

const NARROW = '(max-width: 968px)';

export type ConversationView = 'messages' | 'search' | 'replies';

interface ConversationHeadProps {
  chat: Chat;
  view: ConversationView;
  onView: (view: ConversationView) => void;
  onClose: () => void;
}

export function ConversationHead({ chat, view, onView, onClose }: ConversationHeadProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { chats, focus } = useChatParts();
  const back = () => {
    focus.want();
    if (view === 'messages') chats.back();
    else onView('messages');
  };
  const { load_name: load, company_name: company } = chat;
  return (
    <header className={classes.head} data-of="chat">
      <ActionIcon aria-label={t('common:back')} onClick={back}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <div className={classes.about}>
        <h2 className={classes.aboutTitle} title={[load, company].filter(Boolean).join(' · ')}>
          <PresentMembers key={chat.id} chatId={chat.id} />
          {chat.is_support ? <ChatName chat={chat} /> : load}
          {!chat.is_support && company && <span className={classes.company}> · {company}</span>}
        </h2>
        {chat.load_id !== null && <LoadLink chat={chat} loadId={chat.load_id} />}
      </div>
      <ChatMenu chat={chat} onView={onView} />
      <ActionIcon aria-label={t('common:close')} onClick={onClose}>
        <IconX size={16} />
      </ActionIcon>
    </header>
  );
}

function LoadLink({ chat, loadId }: { chat: Chat; loadId: number }) {
  const { t } = useTranslation(['chat', 'common']);
  const { chats, loadHref } = useChatParts();
  const { pickupOf } = useChatDates();
  const isNarrow = useIsScreen(NARROW);
  const link = useLink(loadHref(loadId));
  const date = pickupOf(chat);
  const follow = (event: MouseEvent) => {
    link.onClick(event);
    // The panel would cover the page that the link opens.
    if (event.defaultPrevented && isNarrow) chats.hide();
  };
  return (
    <a {...link} className={classes.load} onClick={follow} title={[date, chat.route].filter(Boolean).join(', ')}>
      {date && `${date} · `}
      <ChatRoute chat={chat} otherwise={t('open_load')} />
    </a>
  );
}

function ChatMenu({ chat, onView }: Pick<ConversationHeadProps, 'chat' | 'onView'>) {
  const { t } = useTranslation('chat');
  const { chats } = useChatParts();
  const setMember = () => void chats.setMember(chat.id, !chat.is_member);
  return (
    <Menu position="bottom-end" width={220} zIndex={320}>
      <Menu.Target>
        <ActionIcon aria-label={t('menu')}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSearch size={16} />} onClick={() => onView('search')}>
          {t('find.open')}
        </Menu.Item>
        {chat.can_send && !chat.archived && (
          <Menu.Item leftSection={<IconMessageBolt size={16} />} onClick={() => onView('replies')}>
            {t('replies.title')}
          </Menu.Item>
        )}
        {chat.is_member && chat.last_message && (
          <Menu.Item leftSection={<IconMailOpened size={16} />} onClick={() => void chats.markUnread(chat.id)}>
            {t('mark_unread')}
          </Menu.Item>
        )}
        {!chat.archived && (
          <Menu.Item
            leftSection={chat.is_member ? <IconLogout2 size={16} /> : <IconLogin2 size={16} />}
            onClick={setMember}
          >
            {t(chat.is_member ? 'leave' : 'join')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
