import type { LoadListItem } from '@tenderlane/contract';
import { LoadState } from '@tenderlane/ui';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import { useFieldColumns } from '../../fields';
import { LoadLane } from '../load-lane';
import { BestBid, Dates, Rates, Truck, useLoadSummary, Winner } from './load-cells';
import { useLoadRow } from './load-row-context';
import { LoadTime } from './load-time';
import classes from './loads-list.module.css';
import * as more from './more-cells';

interface CellProps {
  row: LoadListItem;
}
type Column = ListColumn<LoadListItem>;

function StateCell({ row }: CellProps) {
  const t = textsOf('states');
  return <LoadState state={row.status_id} label={t(`load.${row.status_id}`)} />;
}

function TenderCell({ row }: CellProps) {
  const summary = useLoadSummary()(row);
  return (
    <>
      <LoadLane waypoints={row.waypoints} />
      <span className={classes.second} title={summary}>
        {summary}
      </span>
    </>
  );
}

const TimeCell = ({ row }: CellProps) => <LoadTime load={row} dates={useLoadRow().dates} />;

/** The columns as they are drawn; they leave in the order truck, rates, winner, dates where there is no room. */
const USUAL = [
  { key: 'state', width: 184, Cell: StateCell },
  { key: 'tender', width: 250, isFixed: true, isFlexible: true, Cell: TenderCell },
  { key: 'dates', width: 124, leaves: 4, sort: 'pickup_at', Cell: ({ row }: CellProps) => <Dates load={row} /> },
  { key: 'truck', width: 100, leaves: 1, Cell: ({ row }: CellProps) => <Truck load={row} /> },
  { key: 'best_bid', width: 112, align: 'right', Cell: ({ row }: CellProps) => <BestBid load={row} /> },
  { key: 'rates', width: 112, align: 'right', leaves: 2, Cell: ({ row }: CellProps) => <Rates load={row} /> },
  { key: 'time_left', width: 104, sort: 'ends_at', Cell: TimeCell },
  { key: 'winner', width: 120, leaves: 3, Cell: ({ row }: CellProps) => <Winner load={row} /> },
] as const;

/** What one may add: the rest of what the list knows of a tender. */
const MORE = [
  { key: 'number', width: 96, sort: 'number', isDescendingFirst: true, Cell: more.NumberCell },
  { key: 'name', width: 180, Cell: more.TitleCell },
  { key: 'distance', width: 100, align: 'right', sort: 'distance', Cell: more.DistanceCell },
  { key: 'price', width: 110, align: 'right', sort: 'price', Cell: more.PriceCell },
  { key: 'price_per_distance', width: 120, align: 'right', Cell: more.PerDistanceCell },
  { key: 'highest_bid', width: 110, align: 'right', Cell: more.HighestBidCell },
  { key: 'book_now', width: 110, align: 'right', Cell: more.BookNowCell },
  { key: 'currency', width: 84, Cell: more.CurrencyCell },
  { key: 'payment_type', width: 130, Cell: more.PaymentCell },
  { key: 'paid', width: 84, Cell: more.PaidCell },
  { key: 'cargo', width: 160, Cell: more.CargoCell },
  { key: 'weight', width: 90, align: 'right', sort: 'weight', Cell: more.WeightCell },
  { key: 'volume', width: 90, align: 'right', Cell: more.VolumeCell },
  { key: 'temperature', width: 110, align: 'right', Cell: more.TemperatureCell },
  { key: 'load_type', width: 130, Cell: more.LoadTypeCell },
  { key: 'truck_plate', width: 110, Cell: more.PlateCell },
  { key: 'reached', width: 90, align: 'right', Cell: more.ReachedCell },
  { key: 'labels', width: 150, Cell: more.LabelsCell },
  { key: 'timeline_step', width: 140, Cell: more.StepCell },
  { key: 'created', width: 130, sort: 'created_at', isDescendingFirst: true, Cell: more.CreatedCell },
  { key: 'updated', width: 130, sort: 'updated_at', isDescendingFirst: true, Cell: more.UpdatedCell },
  { key: 'manager', width: 140, Cell: more.ManagerCell },
  { key: 'tender_type', width: 130, Cell: more.TypeCell },
  { key: 'published', width: 130, Cell: more.PublishedCell },
  { key: 'external_id', width: 120, Cell: more.ExternalIdCell },
] as const;

/** The columns of the tenders with their words in the reader's language. */
export function useLoadColumns(): readonly Column[] {
  const { t } = useTranslation('loadsList');
  const own = useFieldColumns<LoadListItem>('load');
  return useMemo(
    () => [
      ...USUAL.map((column): Column => ({ ...column, isUsual: true, label: t(`column.${column.key}`) })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
      ...own,
    ],
    [t, own],
  );
}
