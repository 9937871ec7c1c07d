import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RequestState } from '@tenderlane/domain/requests';
import { EmptyState, RowList, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../operator.module.css';
import { RequestRow } from './request-row';
import { requestQueueQuery } from './requests.api';

const CHOICES = ['unsolved', 'new', 'open', 'waiting', 'solved', 'closed'] as const satisfies readonly (
  | RequestState
  | 'unsolved'
)[];

export function RequestQueue() {
  const { t } = useTranslation(['operator', 'support', 'common']);
  const [shown, setShown] = useState<(typeof CHOICES)[number]>('unsolved');
  const queue = useInfiniteQuery(requestQueueQuery(shown === 'unsolved' ? null : shown));
  const { error, isPaused, refetch } = queue;
  const requests = queue.data?.pages.flatMap(({ data }) => data);
  const labelOf = (one: (typeof CHOICES)[number]) => {
    if (one === 'unsolved') return t('requests.unsolved');
    return one === 'waiting' ? t('support:state.waiting_company') : t(`support:state.${one}`);
  };
  return (
    <div className={classes.page}>
      <SegmentedChoice
        label={t('support:filter')}
        value={shown}
        onChange={setShown}
        options={CHOICES.map((value) => ({ value, label: labelOf(value) }))}
      />
      {!requests && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!requests && !error && !isPaused && <SkeletonRows label={t('common:loading')} />}
      {requests?.length === 0 && <EmptyState title={t('requests.none')} text={t('requests.none_text')} />}
      {requests && requests.length > 0 && (
        <RowList label={t('tab.requests')}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </RowList>
      )}
      {queue.hasNextPage && (
        <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('support:more')}
        </Button>
      )}
    </div>
  );
}
