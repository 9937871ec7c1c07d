import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { DataTable, Money, SortHead } from '@tenderlane/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { CarrierCell, ChatCell, Deviation, Papers, PriceCell, SelectCell, showsPapers, Validity } from './bid-cells';
import { BidDetails } from './bid-details';
import { FigureCell, METRICS_SHOWN } from './figure-cell';
import classes from './bids.module.css';
import { deviationOf, type ComparisonBase, type GridColumn, type GridSort } from './grid-order';

export interface BidRowsProps {
  rows: readonly GridRow[];
  view: LoadView;
  base: ComparisonBase;
  serverTime: string;
  isFresh: (row: GridRow) => boolean;
  onSelect: (row: GridRow) => void;
}

interface BidTableProps extends BidRowsProps {
  sort: GridSort;
  onSort: (sort: GridSort) => void;
}

const COLUMNS: { column: GridColumn; align: 'left' | 'right'; metric?: true }[] = [
  { column: 'carrier', align: 'left' },
  { column: 'bid', align: 'right' },
  { column: 'comparable', align: 'right' },
  { column: 'deviation', align: 'right' },
  { column: 'on_time', align: 'right', metric: true },
  { column: 'acceptance', align: 'right', metric: true },
  { column: 'cancel', align: 'right', metric: true },
  { column: 'rating', align: 'right', metric: true },
];

/** The comparison grid: one row for each carrier with a bid, opened for what has no column. */
export function BidTable({ rows, view, base, serverTime, isFresh, onSelect, sort, onSort }: BidTableProps) {
  const { t } = useTranslation('bids');
  const [opened, setOpened] = useState<number | null>(null);
  const hasPapers = showsPapers(rows);
  const headOf = (column: GridColumn) => (column === 'deviation' ? t(`grid.to_${base}`) : t(`grid.${column}`));
  const head = (column: GridColumn, align: 'left' | 'right', metric?: true) => (
    <SortHead
      key={column}
      align={align}
      className={metric && classes.metric}
      column={column}
      sort={sort}
      onSort={onSort}
    >
      {headOf(column)}
    </SortHead>
  );

  return (
    <DataTable label={t('grid.title')} rows="grid">
      <thead>
        <tr>
          <SortHead column="rank" sort={sort} onSort={onSort}>
            <abbr title={t('grid.rank')} className={classes.abbr}>
              #
            </abbr>
          </SortHead>
          {COLUMNS.map(({ column, align, metric }) => head(column, align, metric))}
          {hasPapers && <th scope="col">{t('grid.papers')}</th>}
          {head('valid', 'right', true)}
          <th scope="col" className={classes.choose}>
            <VisuallyHidden>{t('grid.winner')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={`${row.id}.${row.bid_id}`}>
            <tr data-leading={row.rank === 1 || undefined} data-fresh={isFresh(row) || undefined}>
              <td className={classes.rank}>
                <ActionIcon
                  size={20}
                  aria-label={t('grid.details', { carrier: row.carrier.name })}
                  aria-expanded={opened === row.id}
                  onClick={() => setOpened(opened === row.id ? null : row.id)}
                >
                  {opened === row.id ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
                </ActionIcon>
                {row.rank ?? '—'}
              </td>
              <td>
                <CarrierCell row={row} />
              </td>
              <td data-align="right">
                <PriceCell row={row} />
              </td>
              <td data-align="right">
                <Money text={row.comparable && money(row.comparable)} strong />
              </td>
              <td data-align="right">
                <Deviation bp={deviationOf(row, base)} />
              </td>
              {METRICS_SHOWN.map((metric) => (
                <td key={metric} data-align="right" className={classes.metric}>
                  <FigureCell row={row} metric={metric} />
                </td>
              ))}
              {hasPapers && (
                <td>
                  <Papers row={row} />
                </td>
              )}
              <td data-align="right" className={classes.metric}>
                <Validity row={row} serverTime={serverTime} />
              </td>
              <td data-align="right" className={classes.choose}>
                <span className={classes.rowEnd}>
                  <ChatCell row={row} />
                  <SelectCell row={row} onSelect={onSelect} />
                </span>
              </td>
            </tr>
            {opened === row.id && (
              <tr>
                <td colSpan={COLUMNS.length + (hasPapers ? 4 : 3)}>
                  <BidDetails row={row} view={view} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  );
}
