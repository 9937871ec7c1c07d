import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { Checkbox } from '@mantine/core';
import type { LoadListItem } from '@tenderlane/contract';
import { DataTable, LoadState, SortHead } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { BestBid, Dates, Rates, Truck, useLoadSummary, Winner } from './load-cells';
import { LoadLane } from '../load-lane';
import type { Sort } from './list-filter';
import { LoadTime } from './load-time';
import classes from './loads-list.module.css';
import { RowActions } from './row-actions';
import type { RowCommands } from './use-row-commands';
import { useRowKeys } from './use-row-keys';

interface LoadsTableProps {
  loads: readonly LoadListItem[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  onOpen: (load: LoadListItem) => void;
  commands: RowCommands;
}

/** The tenders as rows: keys j, k and arrows move, Enter opens, x selects. */
export function LoadsTable({ loads, sort, onSort, selected, onSelect, onOpen, commands }: LoadsTableProps) {
  const { t } = useTranslation(['loads', 'states']);
  const summary = useLoadSummary();
  const { bodyRef, onKeyDown, rowProps } = useRowKeys(loads, {
    open: onOpen,
    toggle: ({ id }) => onSelect([id], !selected.has(id)),
  });
  const chosen = loads.filter(({ id }) => selected.has(id)).length;

  return (
    <DataTable label={t('title')} layout="fixed">
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            <Checkbox
              aria-label={t('row.select_all')}
              checked={chosen > 0 && chosen === loads.length}
              indeterminate={chosen > 0 && chosen < loads.length}
              onChange={(event) =>
                onSelect(
                  loads.map(({ id }) => id),
                  event.currentTarget.checked,
                )
              }
            />
          </th>
          <th scope="col" className={classes.state}>
            {t('column.state')}
          </th>
          <th scope="col">{t('column.tender')}</th>
          <SortHead column="pickup_at" sort={sort} onSort={onSort} className={classes.dates}>
            {t('column.dates')}
          </SortHead>
          <th scope="col" className={classes.truck}>
            {t('column.truck')}
          </th>
          <th scope="col" className={classes.bid} data-align="right">
            {t('column.best_bid')}
          </th>
          <th scope="col" className={classes.rates} data-align="right">
            {t('column.rates')}
          </th>
          <SortHead column="ends_at" sort={sort} onSort={onSort} className={classes.time}>
            {t('column.time_left')}
          </SortHead>
          <th scope="col" className={classes.winnerColumn}>
            {t('column.winner')}
          </th>
        </tr>
      </thead>
      <tbody ref={bodyRef} onKeyDown={onKeyDown}>
        {loads.map((load) => (
          <tr
            key={load.id}
            {...rowProps(load)}
            aria-selected={selected.has(load.id)}
            className={classes.row}
            onClick={(event) => {
              const isControl = event.target instanceof Element && event.target.closest('a, button, input, label');
              if (!isControl) onOpen(load);
            }}
          >
            <td>
              <Checkbox
                aria-label={t('row.select', { name: tenderTitle(load) })}
                tabIndex={-1}
                checked={selected.has(load.id)}
                onChange={(event) => onSelect([load.id], event.currentTarget.checked)}
              />
            </td>
            <td>
              <LoadState state={load.status_id} label={t(`states:load.${load.status_id}`)} />
            </td>
            <td>
              <LoadLane waypoints={load.waypoints} />
              <span className={classes.second} title={summary(load)}>
                {summary(load)}
              </span>
            </td>
            <td className={classes.dates}>
              <Dates load={load} />
            </td>
            <td className={classes.truck}>
              <Truck load={load} />
            </td>
            <td className={classes.bid} data-align="right">
              <BestBid load={load} />
            </td>
            <td className={classes.rates} data-align="right">
              <Rates load={load} />
            </td>
            <td className={classes.time}>
              <LoadTime load={load} />
              <RowActions load={load} onOpen={onOpen} commands={commands} />
            </td>
            <td className={classes.winnerColumn}>
              <Winner load={load} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
