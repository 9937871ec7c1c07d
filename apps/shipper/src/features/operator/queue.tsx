import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState, RowList, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './operator.module.css';

interface QueueProps<Row> {
  queue: UseQueryResult<Row[]>;
  summary: string;
  none: { title: string; text: string };
  action?: ReactNode;
  children: (row: Row) => ReactNode;
}

export function Queue<Row>({ queue, summary, none, action, children }: QueueProps<Row>) {
  const { t } = useTranslation('common');
  const { data: rows, error, isPaused, refetch } = queue;
  if (!rows)
    return error || isPaused ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={t('loading')} />
    );
  if (rows.length === 0) return <EmptyState {...none} />;
  return (
    <div className={classes.page}>
      <div className={classes.above}>
        <p className={classes.lead}>{summary}</p>
        {action}
      </div>
      <RowList>{rows.map((row) => children(row))}</RowList>
    </div>
  );
}
