import { Button } from '@mantine/core';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import type { LoadListItem } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { ListView } from '@tenderlane/web/list/list-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, readOrder } from './filter/list-filter';
import { LoadCard } from './load-card';
import { NewTenderButton } from './new-tender-button';
import { RowActions } from './row-actions';
import type { LoadsList } from './use-loads-list';

export function LoadsRows({ list }: { list: LoadsList }) {
  const { t } = useTranslation('loads');
  const { filter, change, clear, columns, rows, layout, active, selection, open } = list;
  const handlers = useMemo(() => ({ name: tenderTitle, open, Actions: RowActions }), [open]);
  return (
    <ListView<LoadListItem>
      label={t('title')}
      columns={columns}
      rows={rows}
      layout={layout}
      active={active}
      selection={selection}
      sort={filter.sort}
      onSort={(sort) => change({ sort: readOrder(sort) })}
      handlers={handlers}
      Card={LoadCard}
      empty={
        isFiltered(filter) ? (
          <EmptyState
            title={t('nothing.title')}
            text={t('nothing.text')}
            action={<Button onClick={clear}>{t('nothing.clear')}</Button>}
          />
        ) : (
          <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NewTenderButton />} />
        )
      }
    />
  );
}
