import type { DriverLink } from '@tenderlane/contract';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { ConfirmDialog, ReasonButton, SectionCard } from '@tenderlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { reasonText } from '../core/texts/reason-text';
import { useDates } from '../core/texts/use-dates';
import { toast } from '../toasts';
import { tripKeys } from './query-keys';
import classes from './trips.module.css';

const LinkQr = lazy(async () => ({ default: (await import('./link-qr')).LinkQr }));

type Channel = 'sms' | 'email' | 'copy';

export interface PassedLink {
  link: DriverLink;
  /** The address, which only the carrier sees. */
  url: string | null;
}

interface DriverLinkCardProps<Offered extends Channel> {
  loadId: number;
  link: DriverLink;
  channels: readonly Offered[];
  pass: (channel: Offered, isReplaced: boolean) => Promise<PassedLink>;
}

export function DriverLinkCard<Offered extends Channel>({
  loadId,
  link,
  channels,
  pass,
}: DriverLinkCardProps<Offered>) {
  const { t } = useTranslation(['trips', 'common']);
  const [url, setUrl] = useState<string | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const queryClient = useQueryClient();
  const passing = useMutation({
    meta: { errorOnPage: true as const },
    mutationFn: ({ channel, isReplaced }: { channel: Offered; isReplaced: boolean }) => pass(channel, isReplaced),
    onSuccess: (passed, { channel }) => {
      setIsReplacing(false);
      queryClient.setQueryData(tripKeys.driverLink(loadId), passed.link);
      if (channel === 'copy') setUrl(passed.url);
      else toast(t('driver.toast'), { tone: 'good' });
    },
  });
  const problem = errorText(passing.error);
  const reasonOf = (channel: Channel) => {
    const refusal = link.refusals[channel];
    return refusal ? reasonText(refusal) : null;
  };
  const copy = channels.find((channel) => channel === 'copy' && reasonOf(channel) === null);
  return (
    <SectionCard title={t('driver.title')}>
      <div className={classes.driver}>
        <p className={classes.dim}>{t('driver.text')}</p>
        <LinkState link={link} />
        <div className={classes.buttons}>
          {channels.map((channel) => (
            <ReasonButton
              key={channel}
              size="xs"
              variant="default"
              reason={reasonOf(channel)}
              loading={passing.isPending && passing.variables.channel === channel}
              onClick={() => passing.mutate({ channel, isReplaced: false })}
            >
              {t(`driver.${channel}`)}
            </ReasonButton>
          ))}
          {copy && (
            <Button size="xs" variant="subtle" onClick={() => setIsReplacing(true)}>
              {t('driver.replace')}
            </Button>
          )}
        </div>
        {url && <LinkField url={url} />}
        {problem && !isReplacing && (
          <p role="alert" className={classes.warning}>
            {problem}
          </p>
        )}
      </div>
      <ConfirmDialog
        opened={isReplacing}
        title={t('driver.replace_title')}
        consequences={[t('driver.replace_text')]}
        confirmLabel={t('driver.replace')}
        cancelLabel={t('common:back')}
        closeLabel={t('common:close')}
        danger
        pending={passing.isPending}
        error={problem}
        onClose={() => setIsReplacing(false)}
        onConfirm={() => copy && passing.mutate({ channel: copy, isReplaced: true })}
      />
    </SectionCard>
  );
}

const SENT = { sms: 'driver.sent.sms', email: 'driver.sent.email', copy: 'driver.not_sent' } as const;

function LinkState({ link: { opened_at: opened, sent } }: { link: DriverLink }) {
  const { t } = useTranslation('trips');
  const { shortDateTime } = useDates();
  return (
    <>
      <p>{sent ? t(SENT[sent.channel], { time: shortDateTime(sent.at) }) : t('driver.not_sent')}</p>
      {opened && <p>{t('driver.opened', { time: shortDateTime(opened) })}</p>}
    </>
  );
}

const shareLink = (url: string, title: string) => navigator.share({ url, title }).catch(() => undefined);

function LinkField({ url }: { url: string }) {
  const { t } = useTranslation('trips');
  return (
    <>
      <TextInput
        label={t('driver.link')}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton value={url}>
          {({ copy }) => (
            <Button size="xs" onClick={copy}>
              {t('driver.copied')}
            </Button>
          )}
        </CopyButton>
        {'share' in navigator && (
          <Button size="xs" variant="default" onClick={() => void shareLink(url, t('driver.link'))}>
            {t('driver.share')}
          </Button>
        )}
      </div>
      <p className={classes.dim}>{t('driver.qr_text')}</p>
      <Suspense>
        <LinkQr url={url} label={t('driver.qr')} />
      </Suspense>
    </>
  );
}
