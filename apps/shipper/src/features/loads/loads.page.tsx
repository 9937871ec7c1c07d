import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { EmptyState, PageHeader, SkeletonRows, StickyBar } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { ListPager } from '../../lib/list-pager';
import { paths } from '../../lib/paths';
import { ExportMenu } from './bulk/export-menu';
import { CancelLoadsDialog } from './list/cancel-loads.dialog';
import { isFiltered, toCountsQuery, toQuery } from './list/list-filter';
import { ListFilters } from './list/list-filters';
import { LoadCards } from './list/load-cards';
import { LoadsTable } from './list/loads-table';
import { NewTenderButton } from './list/new-tender-button';
import { SelectionBar } from './list/selection-bar';
import { StatusTabs } from './list/status-tabs';
import { useListFilter } from './list/use-list-filter';
import { useRowCommands } from './list/use-row-commands';
import { countsQuery, loadsQuery } from './loads.api';

export function LoadsPage() {
  const { t } = useTranslation(['loads', 'common']);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  const { filter, change, clear } = useListFilter();
  const list = useQuery(loadsQuery(toQuery(filter)));
  const counts = useQuery(countsQuery(toCountsQuery(filter))).data;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const commands = useRowCommands();

  const loads = list.data?.data ?? [];
  const chosen = loads.filter(({ id }) => selected.has(id));
  const open = ({ id, status_id: state }: LoadListItem) =>
    void navigate({
      to: state === 'draft' ? paths['tenders-edit'] : paths['tenders.show'],
      params: { id: String(id) },
    });
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))));
  const isEmpty = list.data?.meta.total === 0;
  const isFirst = isEmpty && !isFiltered(filter);

  return (
    <>
      <PageHeader
        title={t('title')}
        appName={t('common:app_name')}
        summary={counts && counts['ongoing'] !== null && !isFirst && <ListSummary counts={counts} />}
        actions={
          !isFirst && (
            <>
              <ExportMenu query={toQuery(filter)} />
              <NewTenderButton />
            </>
          )
        }
      />
      {!isFirst && (
        <StickyBar>
          <StatusTabs counts={counts} filter={filter} onChange={(status) => change({ status })} />
          <ListFilters filter={filter} onChange={change} onClear={clear} />
        </StickyBar>
      )}
      {list.isLoading && <SkeletonRows label={t('common:loading')} />}
      {(list.isError || list.isPaused) && !list.data && (
        <QueryErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isFirst && <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NewTenderButton />} />}
      {isEmpty && !isFirst && (
        <EmptyState
          title={t('nothing.title')}
          text={t('nothing.text')}
          action={<Button onClick={clear}>{t('nothing.clear')}</Button>}
        />
      )}
      {loads.length > 0 &&
        (isNarrow ? (
          <LoadCards loads={loads} commands={commands} />
        ) : (
          <LoadsTable
            loads={loads}
            sort={filter.sort}
            onSort={(sort) => change({ sort })}
            selected={selected}
            onSelect={select}
            onOpen={open}
            commands={commands}
          />
        ))}
      {list.data && (
        <ListPager
          page={filter.page}
          perPage={list.data.meta.per_page}
          total={list.data.meta.total ?? 0}
          isCapped={list.data.meta.total_capped}
          onPage={(page) => change({ page })}
        />
      )}
      {chosen.length > 0 && !isNarrow && <SelectionBar loads={chosen} onClear={() => setSelected(new Set())} />}
      <CancelLoadsDialog commands={commands} onDone={() => setSelected(new Set())} />
    </>
  );
}

/** How many tenders are open, and how many wait for the reader. */
function ListSummary({ counts }: { counts: Readonly<Record<string, number | null>> }) {
  const { t } = useTranslation('loads');
  const open = t('summary_open', { count: counts['ongoing'] ?? 0 });
  const decide = counts['tender_over'] ?? 0;
  return <>{decide > 0 ? `${open} · ${t('summary_decide', { count: decide })}` : open}</>;
}
