import { Button } from '@mantine/core';
import type { FacilityRow } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { RowActionsFrame } from '@tenderlane/ui/list/list-frame';
import { ListView } from '@tenderlane/web/list/list-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FacilityActions, useMayWrite } from '../facility-actions';
import { isNarrowed, NO_FILTER, readOrder } from './facilities-filter';
import { FacilityCard } from './facility-card';
import type { FacilitiesList } from './use-facilities-list';

const RowActions = ({ row }: { row: FacilityRow }) => (
  <RowActionsFrame>
    <FacilityActions facility={row} />
  </RowActionsFrame>
);

const nameOf = (facility: FacilityRow) => facility.name;
const EMPTY = {
  own: ['empty.title', 'empty.text'],
  public: ['empty.public', 'empty.public_text'],
  deleted: ['empty.deleted', 'empty.deleted_text'],
} as const;

export function FacilitiesRows({ list, onAdd }: { list: FacilitiesList; onAdd: () => void }) {
  const { t } = useTranslation(['facilities', 'common']);
  const mayWrite = useMayWrite();
  const { tab, filter, change, columns, rows, layout, active, open } = list;
  const handlers = useMemo(() => ({ name: nameOf, open, ...(mayWrite && { Actions: RowActions }) }), [open, mayWrite]);
  const [title, text] = EMPTY[tab];
  const empty = isNarrowed(filter) ? (
    <EmptyState
      title={t('common:nothing_found')}
      text={t('nothing')}
      action={<Button onClick={() => change(NO_FILTER)}>{t('common:clear')}</Button>}
    />
  ) : (
    <EmptyState
      title={t(title)}
      text={t(text)}
      action={
        tab === 'own' && mayWrite ? (
          <Button variant="filled" onClick={onAdd}>
            {t('add')}
          </Button>
        ) : undefined
      }
    />
  );
  return (
    <ListView<FacilityRow>
      label={t('title')}
      columns={columns}
      rows={rows}
      layout={layout}
      active={active}
      sort={filter.sort}
      onSort={(sort) => change({ sort: readOrder(sort) })}
      handlers={handlers}
      Card={FacilityCard}
      empty={empty}
    />
  );
}
