import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { CarrierListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { EmptyState, PageHeader } from '@tenderlane/ui';
import { ListFrame } from '@tenderlane/ui/list/list-frame';
import { ListView } from '@tenderlane/web/list/list-view';
import { useActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListLayout } from '@tenderlane/web/list/use-list-layout';
import { useListRows } from '@tenderlane/web/list/use-list-rows';
import { useRowKeys } from '@tenderlane/web/list/use-row-keys';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadHref } from '../../lib/load-href';
import { ListFilter } from './list-filter';
import { LoadCard } from './load-card';
import { useLoadColumns } from './load-columns';
import { loadsPage, type LoadTab } from './loads.api';
import { useLoadFilter } from './use-load-filter';

interface LoadListProps {
  tab: LoadTab;
  above?: ReactNode;
  emptyAction?: ReactNode;
}

export function LoadList({ tab, above, emptyAction }: LoadListProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const navigate = useNavigate();
  const filter = useLoadFilter(tab);
  const layout = useListLayout('carrier', 'loads');
  const query = { ...filter.query, per_page: layout.layout.perPage };
  const rows = useListRows<CarrierListItem>(tab, JSON.stringify(query), (after) =>
    loadsPage({ ...query, ...(after !== null && { after }) }),
  );
  const active = useActiveRow(rows, undefined);
  const open = useCallback(({ id }: CarrierListItem) => void navigate({ to: loadHref(id) }), [navigate]);
  useRowKeys(rows, active, open);
  const columns = useLoadColumns();
  const handlers = useMemo(() => ({ name: tenderTitle, open }), [open]);
  const isNarrowed = Object.keys(filter.values).length > 0;
  const isFirst = rows.isEmpty && !isNarrowed;

  return (
    <div>
      <ListFrame
        top={
          <>
            <PageHeader title={t(`page.${tab}`)} appName={t('common:app_name')} isOneLine />
            {above}
            {!isFirst && <ListFilter filter={filter} columns={columns} layout={layout} />}
          </>
        }
      >
        <ListView<CarrierListItem>
          label={t(`page.${tab}`)}
          columns={columns}
          rows={rows}
          layout={layout}
          active={active}
          sort={filter.sort}
          onSort={(sort) => filter.set({ sort })}
          handlers={handlers}
          Card={LoadCard}
          empty={
            isNarrowed ? (
              <EmptyState
                title={t('common:nothing_found')}
                text={t('empty.filtered')}
                action={<Button onClick={filter.clear}>{t('empty.show_all')}</Button>}
              />
            ) : (
              <EmptyState title={t(`empty.${tab}`)} text={t(`empty.${tab}_text`)} action={emptyAction} />
            )
          }
        />
      </ListFrame>
    </div>
  );
}
