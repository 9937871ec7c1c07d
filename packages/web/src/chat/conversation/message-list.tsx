import { Loader } from '@mantine/core';
import type { Chat } from '@tenderlane/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByDay } from '../state/merge-messages';
import { useChatState } from '../widget/chat-parts';
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
  const { dateOf, dayOf } = useChatDates();
  const { messages: all, outgoing: allOutgoing, known } = useChatState();
  const messages = useMemo(() => all.filter(({ chat_id: id }) => id === chat.id), [all, chat.id]);
  const outgoing = allOutgoing.filter(({ chatId }) => chatId === chat.id);
  const part = known[chat.id];
  const hasOlder = part !== undefined && messages.length < part.total;
  const { ref, onScroll } = useMessageScroll({ chatId: chat.id, messages, outgoing, hasOlder, target });
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
        {part !== undefined && messages.length === 0 && outgoing.length === 0 && (
          <p className={classes.none}>{t('no_messages_text')}</p>
        )}
        {groupByDay(messages, dateOf).map((day) => (
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
