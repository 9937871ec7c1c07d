import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useChatParts, useOutgoing } from '../widget/chat-parts';
import { groupByDay } from './group-by-day';
import { MessageBubble } from './message-bubble';
import { OutgoingBubble } from './outgoing-bubble';
import { useChatDates } from '../widget/use-chat-dates';
import { useMessageScroll } from './use-message-scroll';
import classes from './messages.module.css';

interface MessageListProps {
  chat: Chat;
  target: number | null;
  hasTranslation: boolean;
}

export function MessageList({ chat, target, hasTranslation }: MessageListProps) {
  const { t } = useTranslation('chat');
  const { date, dayOf } = useChatDates();
  const { messages, hasOlder } = useQuery(useChatParts().chats.messages.query(chat.id)).data;
  const outgoing = useOutgoing().filter(({ chatId }) => chatId === chat.id);
  const { ref, onScroll } = useMessageScroll({
    chatId: chat.id,
    messages,
    outgoing,
    hasOlder: hasOlder === true,
    target,
  });
  return (
    <div
      ref={ref}
      className={classes.messages}
      role="log"
      aria-live="off"
      aria-label={t('conversation')}
      tabIndex={0}
      onScroll={onScroll}
    >
      <div>
        <div className={classes.older}>{hasOlder && <Loader size={14} aria-label={t('updating')} />}</div>
        {hasOlder !== null && messages.length === 0 && outgoing.length === 0 && (
          <p className={classes.none}>{t('no_messages_text')}</p>
        )}
        {groupByDay(messages, date).map((day) => (
          <div key={day.date} className={classes.day} role="group" aria-label={dayOf(day.at)}>
            <p className={classes.date} aria-hidden>
              {dayOf(day.at)}
            </p>
            {day.messages.map((message, index) => (
              <MessageBubble
                key={message.id}
                message={message}
                isNamed={message.sender_name !== day.messages[index - 1]?.sender_name}
                isTarget={message.id === target}
                hasTranslation={hasTranslation}
              />
            ))}
          </div>
        ))}
        {outgoing.map((one) => (
          <OutgoingBubble key={one.clientId} outgoing={one} />
        ))}
      </div>
    </div>
  );
}
