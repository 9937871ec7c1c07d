import { Link } from '@tanstack/react-router';
import type { FacilityRow } from '@tenderlane/contract';
import { Name, TwoLines } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import classes from '../facilities.module.css';
import { FacilityState, FavouriteStar } from './facility-cells';

interface CellProps {
  row: FacilityRow;
}
type Column = ListColumn<FacilityRow>;

const StateCell = ({ row }: CellProps) => <FacilityState facility={row} />;
const StarCell = ({ row }: CellProps) => <FavouriteStar facility={row} />;

const NameCell = ({ row }: CellProps) => (
  <Link to={paths['facility.show']} params={{ id: String(row.id) }} className={classes.link} tabIndex={-1}>
    <Name className={classes.name}>{row.name}</Name>
  </Link>
);

function CategoryCell({ row }: CellProps) {
  const { t } = useTranslation('facilities');
  return t(`category.${row.category}`);
}

function AddressCell({ row }: CellProps) {
  const { street, city, region, postal_code: code, country_id: country } = row.address;
  const place = [[code, city].filter(Boolean).join(' '), region, country.toUpperCase()].filter(Boolean).join(', ');
  return <TwoLines first={street ?? place} second={street ? place : null} />;
}

const CompanyCell = ({ row }: CellProps) => <span className={classes.cut}>{row.company_name ?? '—'}</span>;

function UpdatedCell({ row }: CellProps) {
  const dates = useDates();
  return dates.date(row.updated_at);
}

/** On narrow screens companies are hidden first, then categories and dates. */
const USUAL = [
  { key: 'favourite', width: 48, Cell: StarCell },
  { key: 'name', width: 220, isFixed: true, isFlexible: true, sort: 'name', Cell: NameCell },
  { key: 'category', width: 170, leaves: 3, sort: 'category', Cell: CategoryCell },
  { key: 'address', width: 260, leaves: 4, sort: 'city', Cell: AddressCell },
  { key: 'company', width: 170, leaves: 1, Cell: CompanyCell },
  { key: 'status', width: 170, Cell: StateCell },
] as const;

const MORE = [{ key: 'updated', width: 120, sort: 'updated_at', isDescendingFirst: true, Cell: UpdatedCell }] as const;

export function useFacilityColumns(): readonly Column[] {
  const { t } = useTranslation('facilities');
  return useMemo(
    () => [
      ...USUAL.map((column): Column => ({
        ...column,
        isUsual: true,
        label: t(`column.${column.key}`),
        ...(column.key === 'favourite' && { head: '' }),
      })),
      ...MORE.map((column): Column => ({ ...column, isUsual: false, label: t(`column.${column.key}`) })),
    ],
    [t],
  );
}
