import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { Name, TwoLines } from '@tenderlane/ui';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { paths } from '../../lib/paths';
import { CarrierLabels, CarrierState, companyNote, loginNote, useCarrierTime } from './carrier-cells';
import classes from './carriers.module.css';

interface CellProps {
  row: Carrier;
}
type Column = ListColumn<Carrier>;

const StateCell = ({ row }: CellProps) => <CarrierState state={row.state} />;

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
  <>
    <span className={classes.cut}>{row.legal_id ?? '—'}</span>
    <LegalIdMark check={row.legal_id_check} />
  </>
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

/** Where there is no room labels leave first, then legal ids, logins and times. */
const USUAL = [
  { key: 'state', width: 184, sort: 'state', Cell: StateCell },
  { key: 'carrier', width: 220, isFixed: true, isFlexible: true, sort: 'name', Cell: NameCell },
  { key: 'legal_id', width: 150, leaves: 2, Cell: LegalIdCell },
  { key: 'login', width: 230, leaves: 3, Cell: LoginCell },
  { key: 'labels', width: 130, leaves: 1, Cell: LabelsCell },
  { key: 'since', width: 165, leaves: 4, sort: 'created_at', isDescendingFirst: true, Cell: SinceCell },
] as const;

const MORE = [
  { key: 'invited', width: 120, Cell: ({ row }: CellProps) => <DayCell at={row.invited_at} /> },
  { key: 'verified', width: 120, Cell: ({ row }: CellProps) => <DayCell at={row.verified_at} /> },
] as const;

/** The columns of the carriers with their words in the reader's language. */
export function useCarrierColumns(): readonly Column[] {
  const { t } = useTranslation('carriers');
  return useMemo(
    () => [
      ...USUAL.map((column): Column => ({ ...column, isUsual: true, label: t(`column.${column.key}`) })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
    ],
    [t],
  );
}
