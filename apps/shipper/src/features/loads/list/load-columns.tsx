import type { LoadListItem } from '@tenderlane/contract';
import { LoadState } from '@tenderlane/ui';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '@tenderlane/web/core/texts/locale';
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
const DatesCell = ({ row }: CellProps) => <Dates load={row} />;
const TruckCell = ({ row }: CellProps) => <Truck load={row} />;
const BestBidCell = ({ row }: CellProps) => <BestBid load={row} />;
const RatesCell = ({ row }: CellProps) => <Rates load={row} />;
const WinnerCell = ({ row }: CellProps) => <Winner load={row} />;

/**
 * Each column is as wide as its longest word or figure in a language. Without enough room they are hidden in the order
 * rates, winner, truck, dates.
 */
const USUAL = [
  { key: 'state', width: { en: 180, uk: 184, kk: 158, ru: 204 }, Cell: StateCell },
  { key: 'tender', width: 184, isFixed: true, isFlexible: true, Cell: TenderCell },
  { key: 'dates', width: { en: 124, uk: 123, kk: 112, ru: 116 }, leaves: 4, sort: 'pickup_at', Cell: DatesCell },
  { key: 'truck', width: { en: 150, uk: 148, kk: 152, ru: 152 }, leaves: 3, Cell: TruckCell },
  { key: 'best_bid', width: { en: 128, uk: 142, kk: 150, ru: 144 }, align: 'right', Cell: BestBidCell },
  { key: 'rates', width: { en: 112, uk: 112, kk: 120, ru: 116 }, align: 'right', leaves: 1, Cell: RatesCell },
  { key: 'time_left', width: { en: 114, uk: 112, kk: 122, ru: 138 }, sort: 'ends_at', Cell: TimeCell },
  { key: 'winner', width: { en: 110, uk: 115, kk: 110, ru: 121 }, leaves: 2, Cell: WinnerCell },
] as const;

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
  { key: 'savings', width: 180, align: 'right', Cell: more.SavingsCell },
  { key: 'decision_ends', width: 140, Cell: more.DecisionCell },
  { key: 'confirmation_ends', width: 150, Cell: more.ConfirmationCell },
  { key: 'facility_company', width: 190, Cell: more.FacilityCompanyCell },
  { key: 'tracking', width: 180, sort: 'tracked_at', isDescendingFirst: true, Cell: more.TrackingCell },
  { key: 'eta', width: 150, sort: 'eta', Cell: more.EtaCell },
] as const;

export function useLoadColumns(): readonly Column[] {
  const { t } = useTranslation('loadsList');
  const own = useFieldColumns<LoadListItem>('load');
  return useMemo(
    () => [
      ...USUAL.map(({ width, ...column }): Column => ({
        ...column,
        width: typeof width === 'number' ? width : width[locale],
        isUsual: true,
        label: t(`column.${column.key}`),
      })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
      ...own,
    ],
    [t, own],
  );
}
