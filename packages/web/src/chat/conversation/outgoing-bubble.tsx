import { Progress, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconClock, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../../core/application';
import type { Outgoing } from '../cache/outgoing';
import { useChatParts } from '../widget/chat-parts';
import { MessageText } from './message-text';
import { useDates } from '../../core/texts/use-dates';
import classes from './bubble.module.css';

export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation('chat');
  const { formats } = useApplication();
  const dates = useDates();
  const { text, fileNames, progress, state, reason } = outgoing;
  const isUploading = state === 'sending' && fileNames.length > 0;
  return (
    <article className={classes.bubble} data-own data-failed={state === 'failed' || undefined}>
      {text !== '' && <MessageText text={text} />}
      {fileNames.map((name) => (
        <p key={name} className={classes.fileName} title={name}>
          <IconPaperclip size={14} aria-hidden /> {name}
        </p>
      ))}
      {isUploading && (
        <>
          <Progress value={progress * 100} aria-label={t('uploading')} mt={6} />
          <p className={classes.fileSize}>{formats.percentBp(Math.round(progress * 100) * 100)}</p>
        </>
      )}
      {state === 'failed' && <Failed outgoing={outgoing} />}
      {state === 'waiting' && reason && (
        <p role="status" className={classes.waiting}>
          {reason}
        </p>
      )}
      <div className={classes.foot}>
        <span className={classes.space} />
        <span>{dates.time(outgoing.sent_at * 1000)}</span>
        {state !== 'failed' && <IconClock size={13} role="img" aria-label={t(`delivery.${state}`)} />}
      </div>
    </article>
  );
}

function Failed({ outgoing: { clientId, reason } }: { outgoing: Outgoing }) {
  const { t } = useTranslation('chat');
  const { outgoing } = useChatParts().chats;
  return (
    <div role="alert" className={classes.failed}>
      <p>
        <IconAlertCircle size={14} aria-hidden /> {reason ?? t('delivery.failed')}
      </p>
      <UnstyledButton className={classes.again} onClick={() => outgoing.retry(clientId)}>
        {t('delivery.retry')}
      </UnstyledButton>
      <UnstyledButton className={classes.again} onClick={() => outgoing.drop([clientId])}>
        {t('delivery.discard')}
      </UnstyledButton>
    </div>
  );
}
