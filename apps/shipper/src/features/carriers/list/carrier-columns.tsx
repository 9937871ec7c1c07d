import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { Name, TwoLines } from '@tenderlane/ui';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../../lib/legal-id-mark';
import { paths } from '../../../lib/paths';
import { useFieldColumns } from '../../fields';
import { CarrierLabels, CarrierState, companyNote, loginNote, useCarrierTime } from '../carrier-cells';
import * as more from './more-cells';
import classes from '../carriers.module.css';

interface CellProps {
  row: Carrier;
}
type Column = ListColumn<Carrier>;

const StateCell = ({ row }: CellProps) => (
  <CarrierState state={row.state} checked={row.checked} isClosed={row.is_closed} />
);

function NameCell({ row }: CellProps) {
  const name = row.name || row.login || '—';
  const link = (
    <Link to={paths['carriers.show']} params={{ id: String(row.id) }} className={classes.link} tabIndex={-1}>
      <Name className={classes.name}>{name}</Name>
    </Link>
  );
  return <TwoLines first={link} second={companyNote(row)} />;
}

const LegalIdCell = ({ row }: CellProps) => (
  <span className={classes.cut}>
    {row.legal_id ?? '—'}
    <LegalIdMark check={row.legal_id_check} isShort />
  </span>
);

function LoginCell({ row }: CellProps) {
  const { t } = useTranslation('carriers');
  return <TwoLines first={row.login ?? '—'} second={loginNote(row, t)} />;
}

const LabelsCell = ({ row }: CellProps) => <CarrierLabels labels={row.labels} isOneLine />;

function SinceCell({ row }: CellProps) {
  const timeOf = useCarrierTime();
  return <TwoLines {...timeOf(row)} />;
}

function DayCell({ at }: { at: string | null }) {
  const dates = useDates();
  return at === null ? '—' : dates.date(at);
}

/** Columns are hidden in the order of `leaves`: first figures, then labels, times, legal ids and logins. */
const USUAL = [
  { key: 'state', width: 170, sort: 'state', Cell: StateCell },
  { key: 'name', width: 220, isFixed: true, isFlexible: true, sort: 'name', Cell: NameCell },
  { key: 'legal_id', width: 168, leaves: 5, Cell: LegalIdCell },
  { key: 'login', width: 236, leaves: 6, Cell: LoginCell },
  { key: 'labels', width: 120, leaves: 3, Cell: LabelsCell },
  {
    key: 'rating',
    width: 84,
    align: 'right',
    leaves: 2,
    sort: 'rating',
    isDescendingFirst: true,
    Cell: more.RatingCell,
  },
  {
    key: 'response_short',
    width: 96,
    align: 'right',
    leaves: 1,
    sort: 'response',
    isDescendingFirst: true,
    Cell: more.ResponseCell,
  },
  { key: 'since', width: 194, leaves: 4, sort: 'created_at', isDescendingFirst: true, Cell: SinceCell },
] as const;

const MORE = [
  { key: 'legal_id_kind', width: 200, Cell: more.LegalIdKindCell },
  { key: 'tax_id', width: 130, Cell: ({ row }: CellProps) => row.tax_id ?? '—' },
  { key: 'country', width: 120, Cell: more.CountryCell },
  { key: 'address', width: 220, Cell: more.AddressCell },
  { key: 'packet_status', width: 150, Cell: more.PacketCell },
  { key: 'trips', width: 84, align: 'right', sort: 'trips', isDescendingFirst: true, Cell: more.TripsCell },
  { key: 'trucks', width: 96, align: 'right', Cell: more.TrucksCell },
  {
    key: 'acceptance_short',
    width: 112,
    align: 'right',
    sort: 'acceptance',
    isDescendingFirst: true,
    Cell: more.AcceptanceCell,
  },
  { key: 'cancel_short', width: 96, align: 'right', sort: 'cancel', Cell: more.CancelCell },
  { key: 'on_time_short', width: 96, align: 'right', Cell: more.OnTimeCell },
  { key: 'bodies', width: 160, Cell: more.BodiesCell },
  { key: 'certificates', width: 120, Cell: more.CertificatesCell },
  { key: 'lanes', width: 160, Cell: more.LanesCell },
  { key: 'agreement_ends', width: 130, sort: 'agreement_ends', Cell: more.AgreementCell },
  { key: 'website', width: 160, Cell: more.WebsiteCell },
  { key: 'industry', width: 220, Cell: more.IndustryCell },
  { key: 'organization_size', width: 170, Cell: ({ row }: CellProps) => row.organization_size ?? '—' },
  { key: 'fleet_size', width: 110, Cell: more.FleetCell },
  { key: 'registered_on', width: 130, Cell: more.RegisteredCell },
  { key: 'invited', width: 120, Cell: ({ row }: CellProps) => <DayCell at={row.invited_at} /> },
  {
    key: 'verified',
    width: 120,
    sort: 'verified_at',
    isDescendingFirst: true,
    Cell: ({ row }: CellProps) => <DayCell at={row.verified_at} />,
  },
  { key: 'approved_by', width: 150, Cell: more.ApprovedByCell },
  { key: 'created', width: 120, Cell: more.CreatedCell },
] as const;

export function useCarrierColumns(): readonly Column[] {
  const { t } = useTranslation('network');
  const own = useFieldColumns<Carrier>('carrier');
  return useMemo(
    () => [
      ...USUAL.map((column): Column => ({ ...column, isUsual: true, label: t(`column.${column.key}`) })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
      ...own,
    ],
    [t, own],
  );
}
