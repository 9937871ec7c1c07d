import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import type { HelpRequest } from '@tenderlane/contract';
import { EmptyState, PageHeader, SkeletonRows, StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { useLink } from '../core/use-link';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { useRequests } from './requests.api';
import { useSupportChat } from './support-chat.api';
import classes from './support.module.css';

const CHIPS = {
  new: { icon: IconPencil, hue: 'gray', tier: 2 },
  waiting: { icon: IconClock, hue: 'plum', tier: 1 },
  answered: { icon: IconCircleCheck, hue: 'green', tier: 2 },
} as const;

export function Requests({ hrefOf }: { hrefOf: (id: number) => string }) {
  const { t } = useTranslation(['support', 'common']);
  const { data: requests, error, isPaused, refetch } = useRequests();
  const chat = useSupportChat();
  const write = (
    <Button variant="filled" loading={chat.isPending} onClick={() => chat.mutate(null)}>
      {t('write')}
    </Button>
  );
  const hasNone = requests?.length === 0;
  return (
    <>
      <PageHeader
        title={t('requests')}
        appName={t('common:app_name')}
        summary={t('requests_summary')}
        actions={hasNone ? undefined : write}
      />
      {!requests && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!requests && !error && !isPaused && <SkeletonRows label={t('common:loading')} count={2} height={76} />}
      {hasNone && <EmptyState title={t('empty_title')} text={t('empty_text')} action={write} />}
      {requests && !hasNone && (
        <ul className={classes.requests}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} href={hrefOf(request.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

function RequestRow({ request, href }: { request: HelpRequest; href: string }) {
  const { t } = useTranslation('support');
  const link = useLink(href);
  return (
    <li>
      <a {...link} className={classes.request}>
        <RequestFacts request={request} title={t('request_of')} />
      </a>
    </li>
  );
}

export function RequestFacts({ request, title }: { request: HelpRequest; title: string }) {
  const { t } = useTranslation('support');
  const dates = useDates();
  const { state, last_message: last } = request;
  return (
    <>
      <span className={classes.requestHead}>
        <span className={classes.name}>{title}</span>
        <StateChip label={t(`state_${state}`)} {...CHIPS[state]} />
      </span>
      {last && (
        <span className={classes.requestText}>
          <bdi>{last.text || t('no_text')}</bdi>
        </span>
      )}
      <span className={classes.note}>
        {last && <bdi>{last.sender_name}, </bdi>}
        {dates.dateTime(last?.sent_at ?? request.created_at)}
      </span>
    </>
  );
}
