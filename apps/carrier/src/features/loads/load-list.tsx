import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, SkeletonRows } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { ListFilter } from './list-filter';
import { ListPager } from './list-pager';
import { LoadRow } from './load-row';
import { loadsQuery, type LoadTab } from './loads.api';
import { useLoadFilter } from './use-load-filter';
import classes from './loads.module.css';

interface LoadListProps {
  tab: LoadTab;
  /** What to do when the list holds nothing at all. */
  emptyAction?: ReactNode;
}

/** One of the carrier's lists with its filter; what others change appears by itself. */
export function LoadList({ tab, emptyAction }: LoadListProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const filter = useLoadFilter(tab);
  const { data, error, isPaused, refetch } = useQuery(loadsQuery(filter.query));
  const isNarrowed = Object.keys(filter.values).length > 0;

  if ((error || isPaused) && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} height={96} count={5} />;

  if (data.data.length === 0 && !isNarrowed && filter.page === 1)
    return <EmptyState title={t(`empty.${tab}`)} text={t(`empty.${tab}_text`)} action={emptyAction} />;
  return (
    <>
      <ListFilter filter={filter} />
      {data.data.length === 0 && (
        <EmptyState
          title={t('common:nothing_found')}
          text={t('empty.filtered')}
          action={<Button onClick={filter.clear}>{t('empty.show_all')}</Button>}
        />
      )}
      {data.data.length > 0 && (
        <>
          <div className={classes.heads} aria-hidden>
            <span>{t('column.route')}</span>
            <span>{t('column.cargo')}</span>
            <span>{t('column.price')}</span>
            <span>{t('column.own')}</span>
            <span>{t('column.state')}</span>
            <span>{t('common:time.left')}</span>
          </div>
          <ul className={classes.list}>
            {data.data.map((load) => (
              <LoadRow key={load.id} load={load} />
            ))}
          </ul>
        </>
      )}
      <ListPager meta={data.meta} onPage={filter.setPage} />
    </>
  );
}
