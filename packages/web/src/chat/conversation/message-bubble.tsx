import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconChecks, IconLanguage } from '@tabler/icons-react';
import type { ChatMessage } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatParts } from '../widget/chat-parts';
import { MessageFiles } from './message-files';
import { MessageText } from './message-text';
import { useDates } from '../../core/texts/use-dates';
import classes from './bubble.module.css';

interface MessageBubbleProps {
  message: ChatMessage;
  /** True for the first of several consecutive messages from one sender. */
  isNamed: boolean;
  isTarget: boolean;
  hasTranslation: boolean;
}

export function MessageBubble({ message, isNamed, isTarget, hasTranslation }: MessageBubbleProps) {
  const dates = useDates();
  const [isTranslated, setIsTranslated] = useState(false);
  const { is_sender: isOwn, translate, text, files } = message;
  const canTranslate = hasTranslation && message.can_translate && !isOwn && text !== '';
  return (
    <article
      className={classes.bubble}
      data-own={isOwn || undefined}
      data-target={isTarget || undefined}
      data-message={message.id}
    >
      {isNamed && !isOwn && <p className={classes.sender}>{message.sender_name}</p>}
      {text !== '' && <MessageText text={isTranslated && translate !== null ? translate : text} />}
      {files.length > 0 && <MessageFiles files={files} />}
      <div className={classes.foot}>
        {canTranslate && <TranslateButton message={message} isTranslated={isTranslated} onChange={setIsTranslated} />}
        <span className={classes.space} />
        <time dateTime={new Date(message.sent_at * 1000).toISOString()}>{dates.time(message.sent_at * 1000)}</time>
        {isOwn && <Delivery isSeen={message.is_seen_by_someone} />}
      </div>
    </article>
  );
}

function Delivery({ isSeen }: { isSeen: boolean }) {
  const { t } = useTranslation('chat');
  const Icon = isSeen ? IconChecks : IconCheck;
  const label = t(isSeen ? 'delivery.seen' : 'delivery.sent');
  return <Icon size={13} role="img" aria-label={label} title={label} />;
}

interface TranslateButtonProps {
  message: ChatMessage;
  isTranslated: boolean;
  onChange: (isTranslated: boolean) => void;
}

function TranslateButton({ message, isTranslated, onChange }: TranslateButtonProps) {
  const { t } = useTranslation('chat');
  const { chats } = useChatParts();
  const [state, setState] = useState<'rest' | 'asking' | 'failed'>('rest');
  const press = async () => {
    if (message.translate !== null) return onChange(!isTranslated);
    if (state === 'asking') return;
    setState('asking');
    const isThere = await chats.translate(message);
    setState(isThere ? 'rest' : 'failed');
    onChange(isThere);
  };
  const label =
    state === 'asking'
      ? t('translate.asking')
      : state === 'failed'
        ? t('translate.failed')
        : t(isTranslated ? 'translate.original' : 'translate.show');
  return (
    <UnstyledButton className={classes.translate} aria-pressed={isTranslated} onClick={() => void press()}>
      <IconLanguage size={13} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
