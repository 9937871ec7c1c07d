import { Button } from '@mantine/core';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import type { LoadListItem } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { ListView } from '@tenderlane/web/list/list-view';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasures, useNames } from '../measures';
import { isFiltered, readOrder } from './filter/list-filter';
import { LoadCard } from './load-card';
import { LoadRowContext } from './load-row-context';
import { NewTenderButton } from './new-tender-button';
import { RowActions } from './row-actions';
import type { LoadsList } from './use-loads-list';

/** The rows of the tenders, or why there are none. */
export function LoadsRows({ list }: { list: LoadsList }) {
  const { t } = useTranslation('loads');
  const { filter, change, clear, columns, rows, layout, active, selection, commands, open, preview } = list;
  const { show } = preview;
  const dates = useDates();
  const measures = useMeasures();
  const bodyName = useNames('truck_bodies');
  const context = useMemo(
    () => ({ commands, open, preview: (load: LoadListItem) => show(load.id), dates, measures, bodyName }),
    [commands, open, show, dates, measures, bodyName],
  );
  const handlers = useMemo(() => ({ name: tenderTitle, open, Actions: RowActions }), [open]);
  return (
    <LoadRowContext value={context}>
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
    </LoadRowContext>
  );
}
