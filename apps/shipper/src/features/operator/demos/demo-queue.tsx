import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DEMO_STATES } from '@tenderlane/domain/demos';
import { EmptyState, RowList, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../operator.module.css';
import { DemoRow } from './demo-row';
import { demoQueueQuery } from './demos.api';

const CHOICES = ['open', ...DEMO_STATES] as const;

export function DemoQueue() {
  const { t } = useTranslation(['operator', 'demos', 'support', 'common']);
  const [shown, setShown] = useState<(typeof CHOICES)[number]>('open');
  const queue = useInfiniteQuery(demoQueueQuery(shown === 'open' ? null : shown));
  const { error, isPaused, refetch } = queue;
  const demos = queue.data?.pages.flatMap(({ data }) => data);
  return (
    <div className={classes.page}>
      <SegmentedChoice
        label={t('support:filter')}
        value={shown}
        onChange={setShown}
        options={CHOICES.map((value) => ({
          value,
          label: value === 'open' ? t('demos.open') : t(`demos:state.${value}`),
        }))}
      />
      {!demos && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!demos && !error && !isPaused && <SkeletonRows label={t('common:loading')} />}
      {demos?.length === 0 && <EmptyState title={t('demos.none')} text={t('demos.none_text')} />}
      {demos && demos.length > 0 && (
        <RowList label={t('tab.demos')}>
          {demos.map((demo) => (
            <DemoRow key={demo.id} demo={demo} />
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
