import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { DataTable, Money, SortHead } from '@tenderlane/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { CarrierCell, ChatCell, Deviation, Papers, PriceCell, SelectCell, showsPapers, Validity } from './bid-cells';
import { BidDetails } from './bid-details';
import { FigureCell, type MetricShown } from './figure-cell';
import classes from './bids.module.css';
import { columnsOf, deviationOf, type ComparisonBase, type GridColumn, type GridSort } from './grid-order';

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

type Cell = (row: GridRow, shared: Pick<BidRowsProps, 'base' | 'serverTime'>) => ReactNode;
const metricCell =
  (metric: MetricShown): Cell =>
  (row) => <FigureCell row={row} metric={metric} />;

const CELLS: Record<Exclude<GridColumn, 'rank'>, { cell: Cell; align?: 'left'; metric?: true }> = {
  carrier: { cell: (row) => <CarrierCell row={row} inTable />, align: 'left' },
  bid: { cell: (row) => <PriceCell row={row} /> },
  comparable: { cell: (row) => <Money text={row.comparable && money(row.comparable)} strong /> },
  deviation: { cell: (row, { base }) => <Deviation bp={deviationOf(row, base)} /> },
  on_time: { cell: metricCell('on_time'), metric: true },
  acceptance: { cell: metricCell('acceptance'), metric: true },
  cancel: { cell: metricCell('cancel'), metric: true },
  rating: { cell: metricCell('rating'), metric: true },
  valid: { cell: (row, { serverTime }) => <Validity row={row} serverTime={serverTime} />, metric: true },
};

/** In languages with long headers these are hidden before the other metrics. */
const LEAVES_FIRST: readonly GridColumn[] = ['cancel', 'valid'];

const classOf = (column: GridColumn, metric = false) =>
  metric ? `${classes.metric} ${LEAVES_FIRST.includes(column) ? classes.leavesFirst : ''}` : undefined;

export function BidTable(props: BidTableProps) {
  const { rows, view, base, isFresh, onSelect, sort, onSort } = props;
  const { t } = useTranslation('bids');
  const [opened, setOpened] = useState<number | null>(null);
  const columns = columnsOf(rows, base).flatMap((column) =>
    column === 'rank' ? [] : { column, align: 'right' as const, ...CELLS[column] },
  );
  const hasPapers = showsPapers(rows);
  return (
    <DataTable label={t('grid.title')} rows="grid">
      <thead>
        <tr>
          <SortHead column="rank" sort={sort} onSort={onSort}>
            <abbr title={t('grid.rank')} className={classes.abbr}>
              #
            </abbr>
          </SortHead>
          {columns.map(({ column, align, metric }) => (
            <SortHead
              key={column}
              align={align}
              className={classOf(column, metric)}
              column={column}
              sort={sort}
              onSort={onSort}
            >
              {column === 'deviation' ? t(`grid.to_${base}`) : t(`grid.${column}`)}
            </SortHead>
          ))}
          {hasPapers && <th scope="col">{t('grid.papers')}</th>}
          <th scope="col" className={classes.choose}>
            <VisuallyHidden>{t('grid.winner')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={`${row.id}.${row.bid_id}`}>
            <tr data-leading={row.rank === 1 || undefined} data-fresh={isFresh(row) || undefined}>
              <RankCell row={row} isOpen={opened === row.id} onToggle={setOpened} />
              {columns.map(({ column, align, metric, cell }) => (
                <td key={column} data-align={align} className={classOf(column, metric)}>
                  {cell(row, props)}
                </td>
              ))}
              {hasPapers && (
                <td>
                  <Papers row={row} />
                </td>
              )}
              <td data-align="right" className={classes.choose}>
                <span className={classes.rowEnd}>
                  <ChatCell row={row} />
                  <SelectCell row={row} onSelect={onSelect} />
                </span>
              </td>
            </tr>
            {opened === row.id && (
              <tr>
                <td colSpan={columns.length + (hasPapers ? 3 : 2)}>
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

interface RankCellProps {
  row: GridRow;
  isOpen: boolean;
  onToggle: (id: number | null) => void;
}

function RankCell({ row, isOpen, onToggle }: RankCellProps) {
  const { t } = useTranslation('bids');
  return (
    <td className={classes.rank}>
      <ActionIcon
        size={20}
        aria-label={t('grid.details', { carrier: row.carrier.name })}
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? null : row.id)}
      >
        {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
      </ActionIcon>
      {row.rank ?? '—'}
    </td>
  );
}
