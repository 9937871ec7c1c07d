import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { HelpRequest } from '@tenderlane/contract';
import type { RequestState } from '@tenderlane/domain/requests';
import { CountTabs, EmptyState, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../core/application';
import { randomId } from '../core/client/random-id';
import { useDates } from '../core/texts/use-dates';
import { useLink } from '../core/use-link';
import { QueryErrorNotice } from '../shell/query-error-notice';
import type { AskDialogProps } from './ask.dialog';
import { RequestChips } from './request-chip';
import { requestsQuery, type RequestDraft, type ShownState } from './requests.api';
import { useSupportChat } from './support-chat.api';
import classes from './support.module.css';

const STATES = ['all', 'new', 'open', 'waiting', 'solved', 'closed'] as const satisfies readonly (
  | RequestState
  | 'all'
)[];

const emptyDraft = (): RequestDraft => ({
  subject: '',
  category: null,
  text: '',
  loadId: null,
  isBlocking: false,
  files: [],
  clientId: randomId(),
});

interface RequestsProps {
  state: unknown;
  onState: (state: ShownState) => void;
  hrefOf: (id: number) => string;
  onAsked: (id: number) => void;
  AskDialog: ComponentType<AskDialogProps>;
}

export function Requests({ state, onState, hrefOf, onAsked, AskDialog }: RequestsProps) {
  const { t } = useTranslation(['support', 'common']);
  const shown = STATES.find((one) => one === state) ?? 'all';
  const [draft, setDraft] = useState(emptyDraft);
  const [isAsking, setIsAsking] = useState(false);
  const chat = useSupportChat();
  return (
    <>
      <PageHeader
        title={t('requests')}
        appName={t('common:app_name')}
        summary={t('requests_summary')}
        actions={
          <>
            <Button loading={chat.isPending} onClick={() => chat.mutate(null)}>
              {t('write')}
            </Button>
            <Button variant="filled" onClick={() => setIsAsking(true)}>
              {t('request_new')}
            </Button>
          </>
        }
      />
      <CountTabs
        label={t('filter')}
        tabs={STATES.map((key) => ({ key, label: key === 'all' ? t('all') : t(`state.${key}`) }))}
        current={shown}
        onChange={onState}
        moreLabel={t('common:more')}
      />
      <RequestList state={shown} hrefOf={hrefOf} />
      {isAsking && (
        <Suspense>
          <AskDialog
            draft={draft}
            onChange={setDraft}
            onClose={() => setIsAsking(false)}
            onAsked={(id) => {
              setDraft(emptyDraft());
              setIsAsking(false);
              onAsked(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function RequestList({ state, hrefOf }: { state: ShownState; hrefOf: (id: number) => string }) {
  const { t } = useTranslation(['support', 'common']);
  const query = useInfiniteQuery(requestsQuery(useApplication(), state));
  const { error, isPaused, refetch } = query;
  const requests = query.data?.pages.flatMap(({ data }) => data);
  if (!requests)
    return error || isPaused ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={t('common:loading')} count={2} height={76} />
    );
  if (requests.length === 0) {
    const isAll = state === 'all';
    return <EmptyState title={t(isAll ? 'empty_title' : 'none_title')} text={t(isAll ? 'empty_text' : 'none_text')} />;
  }
  return (
    <>
      <ul className={classes.requests}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} href={hrefOf(request.id)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className={classes.more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function RequestRow({ request, href }: { request: HelpRequest; href: string }) {
  const { t } = useTranslation('support');
  const dates = useDates();
  const link = useLink(href);
  const { subject, category, last_message: last, unread_message_count: unread, asked_by: asker } = request;
  return (
    <li>
      <a {...link} className={classes.request}>
        <span className={classes.requestHead}>
          <bdi className={classes.name}>{subject ?? t('request_of')}</bdi>
          <RequestChips request={request} />
          {unread > 0 && <span className={classes.unread}>{t('unread', { count: unread })}</span>}
        </span>
        {last && (
          <span className={classes.requestText}>
            <bdi>{last.text || t('no_text')}</bdi>
          </span>
        )}
        <span className={classes.note}>
          {[
            category && t(`category.${category}`),
            asker && t('asked_by', { name: asker.name }),
            dates.dateTime(last?.sent_at ?? request.created_at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </a>
    </li>
  );
}
