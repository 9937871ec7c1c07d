import type { CarrierListItem } from '@tenderlane/contract';
import { TwoLines } from '@tenderlane/ui';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useMemo } from 'react';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useStopTimes } from '../../lib/use-stop-times';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { LoadTime } from './load-time';
import { referencePrice, useCargoText, useRankText } from './load-texts';
import { OptionChip } from './option-chip';

interface CellProps {
  row: CarrierListItem;
}
type Column = ListColumn<CarrierListItem>;

function RouteCell({ row }: CellProps) {
  const stopTimes = useStopTimes();
  const pickup = row.waypoints[0];
  const times = pickup && stopTimes({ from: pickup.from, to: pickup.to, timeZone: pickup.time_zone });
  return <TwoLines first={<StopsLane stops={row.waypoints} />} second={times} />;
}

function CargoCell({ row }: CellProps) {
  const { cargo, asked } = useCargoText()(row);
  return <TwoLines first={cargo || '—'} second={asked} />;
}

function PriceCell({ row }: CellProps) {
  const { t } = useTranslation('carrierApp');
  const price = referencePrice(row);
  if (price) return <TwoLines first={<b>{money(price.value)}</b>} second={t(price.label)} />;
  return row.best_price === null && row.status_id === 'ongoing' ? (
    <TwoLines first="—" second={t('price.no_bids')} />
  ) : (
    '—'
  );
}

function OwnCell({ row }: CellProps) {
  const rankText = useRankText();
  if (!row.own_bid) return '—';
  return <TwoLines first={<b>{money(row.own_bid.price)}</b>} second={rankText(row)} />;
}

const NumberCell = ({ row }: CellProps) => <TwoLines first={row.number} second={row.name} />;
const ShipperCell = ({ row }: CellProps) => <TwoLines first={row.shipper.name} />;

function DistanceCell({ row }: CellProps) {
  const { briefDistance } = useDistances();
  return row.distance_km === null ? '—' : briefDistance(row.distance_km, row.distance_source);
}

function TypeCell({ row }: CellProps) {
  const typeName = useReferenceNames('truck_bodies');
  return <TwoLines first={row.body_types.map(typeName).join(', ') || '—'} />;
}

function DeliveryCell({ row }: CellProps) {
  const stopTimes = useStopTimes();
  const last = row.waypoints.at(-1);
  return <TwoLines first={(last && stopTimes({ from: last.from, to: last.to, timeZone: last.time_zone })) || '—'} />;
}

const BookNowCell = ({ row }: CellProps) => (row.book_now_price ? money(row.book_now_price) : '—');

function PublishedCell({ row }: CellProps) {
  const dates = useDates();
  return row.published_at === null ? '—' : dates.shortDateTime(row.published_at);
}

const USUAL = [
  { key: 'route', width: 250, isFixed: true, isFlexible: true, sort: 'pickup_at', Cell: RouteCell },
  { key: 'cargo', width: 220, leaves: 1, Cell: CargoCell },
  { key: 'price', width: 116, align: 'right', Cell: PriceCell },
  { key: 'own', width: 116, align: 'right', leaves: 2, Cell: OwnCell },
  { key: 'state', width: 184, Cell: ({ row }: CellProps) => <OptionChip load={row} /> },
  { key: 'time', width: 124, sort: 'ends_at', Cell: ({ row }: CellProps) => <LoadTime load={row} /> },
] as const;

const MORE = [
  { key: 'number', width: 140, Cell: NumberCell },
  { key: 'shipper', width: 170, Cell: ShipperCell },
  { key: 'body', width: 140, Cell: TypeCell },
  { key: 'distance', width: 100, align: 'right', Cell: DistanceCell },
  { key: 'delivery', width: 190, Cell: DeliveryCell },
  { key: 'book_now', width: 116, align: 'right', Cell: BookNowCell },
  { key: 'published', width: 130, sort: 'created_at', isDescendingFirst: true, Cell: PublishedCell },
] as const;

export function useLoadColumns(): readonly Column[] {
  const { t } = useTranslation('carrierApp');
  return useMemo(
    () => [
      ...USUAL.map((column): Column => ({ ...column, isUsual: true, label: t(`column.${column.key}`) })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
    ],
    [t],
  );
}
