import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { EmptyState, RowList, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './operator.module.css';

interface StateQueueProps<Choice extends string, Row> {
  shown: Choice;
  options: { value: Choice; label: string }[];
  onShow: (choice: Choice) => void;
  queue: UseInfiniteQueryResult<InfiniteData<{ data: Row[] }>>;
  label: string;
  none: { title: string; text: string };
  children: (row: Row) => ReactNode;
}

export function StateQueue<Choice extends string, Row>(props: StateQueueProps<Choice, Row>) {
  const { shown, options, onShow, queue, label, none, children } = props;
  const { t } = useTranslation(['support', 'common']);
  const { error, isPaused, refetch } = queue;
  const rows = queue.data?.pages.flatMap(({ data }) => data);
  return (
    <div className={classes.page}>
      <SegmentedChoice label={t('filter')} value={shown} onChange={onShow} options={options} />
      {!rows && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!rows && !error && !isPaused && <SkeletonRows label={t('common:loading')} />}
      {rows?.length === 0 && <EmptyState {...none} />}
      {rows && rows.length > 0 && <RowList label={label}>{rows.map(children)}</RowList>}
      {queue.hasNextPage && (
        <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
