import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { EmptyState, ReasonButton, RowList, SkeletonRows } from '@tenderlane/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../core/texts/reason-text';
import { ListSearch } from '../list/list-search';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { ExportRecords } from './export-records';
import { useFleetRows, type FleetRow, type FleetSource } from './fleet.api';
import { RecordFormDialog } from './record-form.dialog';
import { RecordDialog } from './record.dialog';
import { RecordItem } from './record-item';
import classes from './fleet.module.css';

const SORTS = {
  contact: ['name', '-created_at'],
  driver: ['name', 'licence_expires_on', '-created_at'],
  truck: ['plate', '-load_capacity_kg', '-created_at'],
  trailer: ['plate', '-load_capacity_kg', '-created_at'],
} as const satisfies Record<FleetKind, readonly string[]>;
type Sort = (typeof SORTS)[FleetKind][number];

const SORT_TEXTS = {
  name: 'sort.name',
  licence_expires_on: 'sort.licence_expires_on',
  plate: 'sort.plate',
  '-load_capacity_kg': 'sort.load_capacity_kg',
  '-created_at': 'sort.newest',
} as const satisfies Record<Sort, string>;

interface FleetListProps {
  source: FleetSource;
}

type Open = { kind: 'form'; row: FleetRow | null } | { kind: 'record'; row: FleetRow };

export function FleetList({ source }: FleetListProps) {
  const { t } = useTranslation(['fleet', 'common']);
  const { kind, mayWrite } = source;
  const [search, setSearch] = useState<string | undefined>();
  const [sort, setSort] = useState<Sort>(SORTS[kind][0]);
  const [open, setOpen] = useState<Open | null>(null);
  const query = { sort, ...(search && { search }) };
  const list = useFleetRows(source, query);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = list.data !== undefined && rows.length === 0;
  const add = (
    <ReasonButton
      variant="filled"
      leftSection={<IconPlus size={16} aria-hidden />}
      reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
      onClick={() => setOpen({ kind: 'form', row: null })}
    >
      {t(`add.${kind}`)}
    </ReasonButton>
  );
  return (
    <div className={classes.root}>
      {(!isEmpty || search) && (
        <div className={classes.tools} role="search">
          <ListSearch
            label={t(`search.${kind === 'trailer' ? 'truck' : kind}`)}
            placeholder={t(`search.${kind === 'trailer' ? 'truck' : kind}`)}
            isWide
            value={search}
            onChange={setSearch}
          />
          <Select
            aria-label={t('sort.label')}
            allowDeselect={false}
            data={SORTS[kind].map((value) => ({ value, label: t(SORT_TEXTS[value]) }))}
            value={sort}
            onChange={(value) => setSort(SORTS[kind].find((one) => one === value) ?? SORTS[kind][0])}
          />
          <span className={classes.toolsEnd}>
            <ExportRecords source={source} query={query} />
            {add}
          </span>
        </div>
      )}
      {list.isPending && <SkeletonRows label={t('common:loading')} />}
      {list.isError && !list.data && <QueryErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && (search ? <p className={classes.none}>{t('nothing_found')}</p> : <Empty source={source} add={add} />)}
      {rows.length > 0 && (
        <RowList label={t(`title.${kind}`)}>
          {rows.map((row) => (
            <RecordItem
              key={row.id}
              source={source}
              row={row}
              onOpen={() => setOpen({ kind: 'record', row })}
              onEdit={() => setOpen({ kind: 'form', row })}
            />
          ))}
        </RowList>
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
      {open?.kind === 'form' && <RecordFormDialog source={source} row={open.row} onClose={() => setOpen(null)} />}
      {open?.kind === 'record' && (
        <RecordDialog
          source={source}
          row={open.row}
          onEdit={(row) => setOpen({ kind: 'form', row })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Empty({ source: { kind, side }, add }: FleetListProps & { add: ReactNode }) {
  const { t } = useTranslation('fleet');
  const what = kind === 'contact' ? 'carrier_contact' : kind === 'driver' ? 'carrier_driver' : 'carrier_vehicle';
  return (
    <EmptyState
      title={t(`empty.${kind}`)}
      text={t(side === 'shipper' ? 'empty_text.shipper' : `empty_text.${what}`)}
      action={add}
    />
  );
}
