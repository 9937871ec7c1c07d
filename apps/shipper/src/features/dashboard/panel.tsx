import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { SectionCard } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

interface PanelProps<Data> {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function Panel<Data>({ title, note, actions, query, children }: PanelProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <SectionCard title={title} note={note} actions={actions} flush>
      {error && data === undefined && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && (
        <div className={classes.loading} aria-hidden>
          {ROWS.map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      )}
      {data !== undefined && children(data)}
    </SectionCard>
  );
}
