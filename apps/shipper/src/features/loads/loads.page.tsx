import { Skeleton } from '@mantine/core';
import { PageHeader, StickyBar, useIsScreen, readAhead } from '@tenderlane/ui';
import { ListFrame } from '@tenderlane/ui/list/list-frame';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fileColumns } from './bulk/export-columns';
import { ExportMenu } from './bulk/export-menu';
import { isFiltered } from './list/filter/list-filter';
import { ListFilters } from './list/filter/list-filters';
import { LoadRowContext, useLoadRowContext } from './list/load-row-context';
import { LoadsRows } from './list/loads-rows';
import { NewTenderButton } from './list/new-tender-button';
import { SelectionBar } from './list/selection-bar';
import { StatusTabs } from './list/filter/status-tabs';
import { LOAD_KEYS } from './list/use-load-keys';
import { useLoadsList, type ListTools, type LoadsList } from './list/use-loads-list';

const KeysHelp = lazy(() => import('@tenderlane/web/list/keys-help').then((part) => ({ default: part.KeysHelp })));
const CancelLoadDialog = lazy(() =>
  import('./list/cancel-load.dialog').then((part) => ({ default: part.CancelLoadDialog })),
);
const LoadPreview = lazy(
  readAhead(async () => ({ default: (await import('./list/preview/load-preview')).LoadPreview }), 'seldom'),
);

const LoadGroups = lazy(() => import('./list/display/load-groups').then((part) => ({ default: part.LoadGroups })));
const VehiclesMap = lazy(
  withTexts(
    () => import('./list/vehicles/vehicles-map').then((part) => ({ default: part.VehiclesMap })),
    ['map', 'vehicles'],
  ),
);
const LoadCalendar = lazy(() =>
  import('./list/display/load-calendar').then((part) => ({ default: part.LoadCalendar })),
);

export function LoadsPage() {
  const isNarrow = useIsScreen('(max-width: 968px)');
  const list = useLoadsList();
  const { filter, rows, selection, preview, commands, help } = list;
  const context = useLoadRowContext(list);
  const isFirst = rows.isEmpty && !isFiltered(filter);

  return (
    <LoadRowContext value={context}>
      <ListFrame
        top={<ListTop list={list.tools} isFirst={isFirst} />}
        aside={
          preview.id !== null && (
            <Suspense fallback={null}>
              <LoadPreview id={preview.id} list={list} isOver={isNarrow} />
            </Suspense>
          )
        }
      >
        <ListContent list={list} />
        {!selection.isEmpty && !isNarrow && list.place.display === 'table' && (
          <SelectionBar selection={selection} list={list} total={rows.total} isCapped={rows.isCapped} />
        )}
      </ListFrame>
      {commands.toCancel && (
        <Suspense fallback={null}>
          <CancelLoadDialog load={commands.toCancel} commands={commands} />
        </Suspense>
      )}
      {help.isOpen && (
        <Suspense fallback={null}>
          <KeysHelp keys={LOAD_KEYS} onClose={() => help.set(false)} />
        </Suspense>
      )}
    </LoadRowContext>
  );
}

function ListContent({ list }: { list: LoadsList }) {
  const { display } = list.place;
  if (display === 'table') return <LoadsRows list={list} />;
  return (
    <Suspense fallback={<Skeleton m={20} height={320} />}>
      {display === 'map' && <VehiclesMap query={list.query} />}
      {display === 'calendar' && <LoadCalendar list={list} />}
      {display !== 'map' && display !== 'calendar' && <LoadGroups list={list} by={display} />}
    </Suspense>
  );
}

interface ListTopProps {
  list: ListTools;
  isFirst: boolean;
}

const ListTop = memo(function ListTop({ list, isFirst }: ListTopProps) {
  const { t } = useTranslation(['loads', 'common']);
  const { counts, filter, change } = list;
  return (
    <>
      <PageHeader
        title={t('title')}
        appName={t('common:app_name')}
        summary={counts && counts['ongoing'] !== null && !isFirst && <ListSummary counts={counts} />}
        isOneLine
        actions={
          !isFirst && (
            <>
              <ExportMenu query={list.query} columns={fileColumns(list.layout.layout.columns)} />
              <NewTenderButton />
            </>
          )
        }
      />
      {!isFirst && (
        <StickyBar>
          <StatusTabs counts={counts} filter={filter} onChange={(status) => change({ status })} />
          <ListFilters list={list} />
        </StickyBar>
      )}
    </>
  );
});

function ListSummary({ counts }: { counts: Readonly<Record<string, number | null>> }) {
  const { t } = useTranslation('loads');
  const open = t('summary_open', { count: counts['ongoing'] ?? 0 });
  const decide = counts['tender_over'] ?? 0;
  return <>{decide > 0 ? `${open} · ${t('summary_decide', { count: decide })}` : open}</>;
}
