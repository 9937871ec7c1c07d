import type { LoadListItem } from '@tenderlane/contract';
import { Money, Name, TwoLines } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, money, number, percentBp } from '../../../lib/formats';
import { useMeasures, useNames } from '../measures';
import { priceBase } from '../price-base';
import classes from './loads-list.module.css';

interface CellProps {
  row: LoadListItem;
}
type Price = LoadListItem['price'];

const Empty = () => <span className={classes.note}>—</span>;
const Line = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <span className={classes.cut} title={text}>
      <bdi>{text}</bdi>
    </span>
  ) : (
    <Empty />
  );
const Figure = ({ children }: { children: ReactNode }) =>
  children === null ? <Empty /> : <span className={classes.line}>{children}</span>;
const Amount = ({ price }: { price: Price }) => (price ? <Money text={money(price)} /> : <Empty />);

export const NumberCell = ({ row }: CellProps) => <Line text={row.number} />;
export const TitleCell = ({ row }: CellProps) => <Line text={row.name} />;
export const PriceCell = ({ row }: CellProps) => <Amount price={row.price} />;
export const HighestBidCell = ({ row }: CellProps) => <Amount price={row.bid_highest_price} />;
export const BookNowCell = ({ row }: CellProps) => <Amount price={row.book_now_price} />;
export const CurrencyCell = ({ row }: CellProps) => <Line text={row.reference_currency} />;
export const CargoCell = ({ row }: CellProps) => (row.cargo_name ? <Name>{row.cargo_name}</Name> : <Empty />);
export const PlateCell = ({ row }: CellProps) => <Line text={row.truck_plate} />;
export const ReachedCell = ({ row }: CellProps) => <Figure>{number(row.delivery_option_count)}</Figure>;
export const LabelsCell = ({ row }: CellProps) => <Line text={row.labels.join(', ')} />;
export const ManagerCell = ({ row }: CellProps) => <Line text={row.manager.name} />;
export const ExternalIdCell = ({ row }: CellProps) => <Line text={row.external_id} />;

export function DistanceCell({ row }: CellProps) {
  const { briefDistance } = useMeasures();
  return <Figure>{row.distance === null ? null : briefDistance(row.distance, row.distance_source)}</Figure>;
}

export function PerDistanceCell({ row }: CellProps) {
  const { t } = useTranslation('loads');
  const { perDistance } = useMeasures();
  if (!row.price_per_distance) return <Empty />;
  return (
    <>
      <span className={classes.line}>{perDistance(row.price_per_distance)}</span>
      <span className={classes.second}>{t(`price_base.${priceBase(row)}`)}</span>
    </>
  );
}

export function PaymentCell({ row }: CellProps) {
  const nameOf = useNames('payment_types');
  return <Line text={row.payment_type && nameOf(row.payment_type)} />;
}

export function PaidCell({ row }: CellProps) {
  const { t } = useTranslation('common');
  return <Line text={row.is_paid ? t('yes') : t('no')} />;
}

export function WeightCell({ row }: CellProps) {
  const { weight } = useMeasures();
  return <Figure>{row.weight === null ? null : weight(row.weight, row.weight_id)}</Figure>;
}

export function VolumeCell({ row }: CellProps) {
  const { volume } = useMeasures();
  return <Figure>{row.volume === null ? null : volume(row.volume)}</Figure>;
}

export function TemperatureCell({ row }: CellProps) {
  const { temperature } = useMeasures();
  return <Figure>{row.temperature && temperature(row.temperature)}</Figure>;
}

export function LoadTypeCell({ row }: CellProps) {
  const nameOf = useNames('load_types');
  return <Line text={row.load_type.map(nameOf).join(', ')} />;
}

export function StepCell({ row }: CellProps) {
  const { t } = useTranslation('states');
  return <Line text={row.timeline_step && t(`timeline.${row.timeline_step}`)} />;
}

export function CreatedCell({ row }: CellProps) {
  const { shortDateTime } = useDates();
  return <Figure>{shortDateTime(row.created_at)}</Figure>;
}

export function UpdatedCell({ row }: CellProps) {
  const { shortDateTime } = useDates();
  return <Figure>{shortDateTime(row.updated_at)}</Figure>;
}

export function TypeCell({ row }: CellProps) {
  const { t } = useTranslation('loads');
  return <Line text={t(`cargo.type.${row.tender_type}`)} />;
}

export function PublishedCell({ row }: CellProps) {
  const { shortDateTime } = useDates();
  return <Figure>{row.published_at && shortDateTime(row.published_at)}</Figure>;
}

export function DecisionCell({ row }: CellProps) {
  const { shortDateTime } = useDates();
  return <Figure>{row.decision_end_at && shortDateTime(row.decision_end_at)}</Figure>;
}

export function ConfirmationCell({ row }: CellProps) {
  const { shortDateTime } = useDates();
  const { delivery_option_confirmation_end_at: end } = row;
  return <Figure>{end && shortDateTime(end)}</Figure>;
}

export function FacilityCompanyCell({ row: { facility_company: company } }: CellProps) {
  if (!company) return <Empty />;
  return <TwoLines first={<Name>{company.name}</Name>} second={company.legal_number} />;
}

export function SavingsCell({ row: { savings } }: CellProps) {
  const { t } = useTranslation('loads');
  if (!savings) return <Empty />;
  return (
    <TwoLines
      first={<Money text={money(savings.amount)} />}
      second={`${percentBp(savings.bp)} · ${t(`terms.${savings.basis}`)}`}
    />
  );
}

export function TrackingCell({ row: { tracking } }: CellProps) {
  const { t } = useTranslation('loadsList');
  const { shortDateTime } = useDates();
  if (!tracking) return <Empty />;
  if (tracking.updated_at === null) return t('tracking.off');
  const time = shortDateTime(tracking.updated_at);
  return (
    <TwoLines
      first={<Name>{tracking.location ?? ''}</Name>}
      second={tracking.is_stale ? <span className={classes.missing}>{t('tracking.silent', { time })}</span> : time}
    />
  );
}

export function EtaCell({ row: { tracking } }: CellProps) {
  const { t } = useTranslation('loadsList');
  const { shortDateTime } = useDates();
  if (!tracking?.eta) return <Empty />;
  const { eta, late_minutes: late } = tracking;
  return (
    <TwoLines
      first={shortDateTime(eta)}
      second={
        late ? (
          <span className={classes.missing}>{t('eta.late', { time: duration(late) })}</span>
        ) : (
          late === 0 && t('eta.in_time')
        )
      }
    />
  );
}
