import { IconStarFilled } from '@tabler/icons-react';
import type { Carrier } from '@tenderlane/contract';
import { INDUSTRIES } from '@tenderlane/domain/brands';
import { StateChip, type Hue } from '@tenderlane/ui';
import { IconCircleCheck, IconCircleDashed, IconEyeCheck, IconFileCheck, type TablerIcon } from '@tabler/icons-react';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import classes from '../carriers.module.css';

export interface CellProps {
  row: Carrier;
}

const PACKET_CHIPS: Record<Carrier['packet_status'], { icon: TablerIcon; hue: Hue; tier: 1 | 3 }> = {
  not_completed: { icon: IconCircleDashed, hue: 'gray', tier: 3 },
  completed: { icon: IconFileCheck, hue: 'blue', tier: 3 },
  on_review: { icon: IconEyeCheck, hue: 'amber', tier: 1 },
  approved: { icon: IconCircleCheck, hue: 'green', tier: 3 },
};

export function PacketCell({ row }: CellProps) {
  const { t } = useTranslation('network');
  return <StateChip label={t(`packet.${row.packet_status}`)} {...PACKET_CHIPS[row.packet_status]} />;
}

export const RatingCell = ({ row }: CellProps) =>
  row.rating_x100 === null ? (
    '—'
  ) : (
    <span className={classes.rating}>
      <IconStarFilled size={12} aria-hidden />
      {number(row.rating_x100 / 100)}
    </span>
  );

const Share = ({ value }: { value: number | null }) => (value === null ? '—' : `${number(value / 100)} %`);
export const ResponseCell = ({ row }: CellProps) => <Share value={row.response_bp} />;
export const AcceptanceCell = ({ row }: CellProps) => <Share value={row.acceptance_bp} />;
export const CancelCell = ({ row }: CellProps) => <Share value={row.cancel_bp} />;
export const OnTimeCell = ({ row }: CellProps) => <Share value={row.on_time_bp} />;

export const TripsCell = ({ row }: CellProps) => number(row.trips);
export const TrucksCell = ({ row }: CellProps) => number(row.trucks);

export function CountryCell({ row }: CellProps) {
  const countryName = useReferenceNames('countries');
  return row.country_id ? countryName(row.country_id) : '—';
}

function Cut({ text }: { text: string }) {
  return (
    <span className={classes.cut} title={text}>
      {text || '—'}
    </span>
  );
}

export function BodiesCell({ row }: CellProps) {
  const bodyName = useReferenceNames('truck_bodies');
  return <Cut text={row.body_types.map(bodyName).join(', ')} />;
}

export const CertificatesCell = ({ row }: CellProps) => (
  <Cut text={row.certificates.map((key) => key.toUpperCase()).join(', ')} />
);

export const LanesCell = ({ row }: CellProps) => (
  <Cut text={row.lane_countries.map((lane) => lane.toUpperCase().replace('-', ' – ')).join(', ')} />
);

function Day({ day }: { day: string | null }) {
  const dates = useDates();
  return day === null ? '—' : dates.date(`${day}T12:00:00`);
}
export const AgreementCell = ({ row }: CellProps) => <Day day={row.agreement_ends_on} />;
export const RegisteredCell = ({ row }: CellProps) => <Day day={row.registered_on} />;

export const WebsiteCell = ({ row }: CellProps) => {
  if (!row.website) return '—';
  const address = /^https?:\/\//.test(row.website) ? row.website : `https://${row.website}`;
  return (
    <a className={classes.cut} href={address} target="_blank" rel="noreferrer noopener">
      {row.website.replace(/^https?:\/\//, '')}
    </a>
  );
};

export const AddressCell = ({ row }: CellProps) => <Cut text={row.address ?? ''} />;

export function LegalIdKindCell({ row }: CellProps) {
  const { t } = useTranslation('company');
  return row.legal_id_kind ? t('field.legal_id_kind_is', { number: row.legal_id_kind }) : '—';
}

export function IndustryCell({ row }: CellProps) {
  const { t } = useTranslation('company');
  const industry = INDUSTRIES.find((one) => one === row.industry);
  return <Cut text={industry ? t(`industry.${industry}`) : ''} />;
}

export const FleetCell = ({ row }: CellProps) => row.fleet_size ?? '—';
export const ApprovedByCell = ({ row }: CellProps) => <Cut text={row.approved_by ?? ''} />;

export function CreatedCell({ row }: CellProps) {
  const dates = useDates();
  return dates.date(row.created_at);
}
