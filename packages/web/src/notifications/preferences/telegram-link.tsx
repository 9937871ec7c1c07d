import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import type { NotificationSettings } from '@tenderlane/contract';
import { FormSection } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverOffsetMs } from '../../core/client/server-clock';
import { errorText } from '../../core/texts/error-text';
import { useDates } from '../../core/texts/use-dates';
import { toast, whenDone } from '../../toasts';
import { useLinkTelegram, usePreferences, useUnlinkTelegram } from './preferences.api';
import classes from './preferences.module.css';

const LOOK_EVERY_MS = 3000;

const serverNow = () => Date.now() + serverOffsetMs();

export function TelegramLink({ telegram }: { telegram: NotificationSettings['telegram'] }) {
  const { t } = useTranslation(['preferences', 'common']);
  const link = useLinkTelegram();
  const unlink = useUnlinkTelegram();
  const refusal = errorText(link.error ?? unlink.error);
  const error = link.isError ? `${t('telegram.not_connected')} ${refusal}` : refusal;
  if (!telegram.is_offered) return null;
  const leave = () => {
    // A used link is no longer valid.
    link.reset();
    whenDone(unlink.mutateAsync(undefined), () => toast(t('telegram.unlinked')));
  };
  return (
    <FormSection title={t('telegram.title')} why={t('telegram.why')}>
      {telegram.is_linked ? (
        <div className={classes.line}>
          <span>{telegram.name ? t('telegram.linked_to', { name: telegram.name }) : t('telegram.linked')}</span>
          <Button size="xs" loading={unlink.isPending} onClick={leave}>
            {t('telegram.unlink')}
          </Button>
        </div>
      ) : link.data ? (
        <OpenLink key={link.data.url} {...link.data} isPending={link.isPending} onRenew={() => link.mutate()} />
      ) : (
        <div>
          <Button loading={link.isPending} onClick={() => link.mutate()}>
            {t('telegram.link')}
          </Button>
        </div>
      )}
      {error && (
        <p className={classes.note} role="alert">
          {error}
        </p>
      )}
    </FormSection>
  );
}

interface OpenLinkProps {
  url: string;
  expires_at: string;
  isPending: boolean;
  onRenew: () => void;
}

function OpenLink({ url, expires_at: end, isPending, onRenew }: OpenLinkProps) {
  const { t } = useTranslation('preferences');
  const dates = useDates();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), 1000, { autoInvoke: true });
  const isOver = now >= Date.parse(end);
  usePreferences({ everyMs: isOver ? false : LOOK_EVERY_MS });
  return (
    <>
      <div className={classes.line}>
        {isOver ? (
          <Button loading={isPending} onClick={onRenew}>
            {t('telegram.new_link')}
          </Button>
        ) : (
          <Button component="a" href={url} target="_blank" rel="noopener noreferrer" variant="filled">
            {t('telegram.open')}
          </Button>
        )}
      </div>
      <p className={classes.note} role="status">
        {isOver ? t('telegram.expired') : t('telegram.good_until', { at: dates.time(end) })}
      </p>
    </>
  );
}
