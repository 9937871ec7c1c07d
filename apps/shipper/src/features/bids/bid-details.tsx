import type { GridRow, LoadView } from '@tenderlane/contract';
import { KeyValues } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useNames } from '../loads';
import { EarlierBids } from './earlier-bids';
import { FigureCell, figureOf, METRICS_SHOWN } from './figure-cell';
import classes from './bids.module.css';

const COMPONENT_KINDS = ['line_haul', 'fuel', 'extra'] as const;
const VAT_MODES = ['net', 'gross', 'none'] as const;

export function BidDetails({ row, view }: { row: GridRow; view: LoadView }) {
  const { t } = useTranslation(['bids', 'loads']);
  const dates = useDates();
  const declineReason = useNames('decline_reasons');
  const place = (id: number) => view.waypoints.find((waypoint) => waypoint.id === id)?.address;
  const vatMode = VAT_MODES.find((mode) => mode === row.vat_mode);
  const { pricePerUnit, baseText } = useDistances();
  const { distance_km: km, distance_source: source } = view;
  const perUnit = pricePerUnit(row.comparable, km);
  const times = row.offered_times.map(({ waypoint_id: id, ...window }) => {
    const address = place(id);
    return `${address?.city ?? ''}: ${dates.window(window, address?.time_zone)}`;
  });
  const components = row.components.map(({ kind, price }) => {
    const known = COMPONENT_KINDS.find((name) => name === kind);
    return `${known ? t(`bid.component.${known}`) : kind} ${money(price)}`;
  });
  // Values that the carrier left open are omitted.
  const items = [
    { label: t('bid.comment'), value: row.comment },
    {
      label: t('bid.per_distance'),
      value: perUnit,
      note: perUnit && row.comparable && km !== null ? baseText(row.comparable, km, source) : undefined,
    },
    { label: t('bid.vat'), value: vatMode && t(`bid.vat.${vatMode}`) },
    { label: t('bid.valid_until'), value: row.valid_until && dates.dateTime(row.valid_until) },
    { label: t('bid.offered_times'), value: lines(times) },
    { label: t('bid.vehicle'), value: [row.truck_plate, row.driver_name].filter(Boolean).join(', ') },
    { label: t('bid.components'), value: components.join(', ') },
    ...METRICS_SHOWN.filter((metric) => figureOf(row, metric) !== null).map((metric) => ({
      label: t(`grid.${metric}`),
      value: <FigureCell row={row} metric={metric} />,
    })),
    {
      label: t('loads:audience.reason'),
      value: row.decline && (row.decline.text ?? declineReason(row.decline.code)),
    },
  ];
  return (
    <div className={classes.details}>
      <KeyValues items={items.filter(({ value }) => value)} />
      <EarlierBids row={row} loadId={view.list_item.id} />
    </div>
  );
}

const lines = (texts: readonly string[]) =>
  texts.length === 0
    ? null
    : texts.map((text) => (
        <span key={text} className={classes.block}>
          {text}
        </span>
      ));
