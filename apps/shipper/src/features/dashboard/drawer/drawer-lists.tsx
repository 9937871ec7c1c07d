import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { carriersTotalQuery } from '../../carriers';
import { loadsTotalQuery } from '../../loads';
import { savedViewsQuery, type SavedView } from '../../views';
import { number } from '../../../lib/formats';
import { paths } from '../../../lib/paths';
import type { ListAddress } from '../../../lib/user-filters.api';
import classes from './drawer-lists.module.css';

const VIEWS_SHOWN = 6;

interface ListProps {
  list: SavedView['list'];
  address: ListAddress;
}

interface TotalProps {
  className?: string | undefined;
  id?: string;
}

export const DrawerTotal = ({ list, ...total }: ListProps & TotalProps) =>
  list === 'tenders' ? <LoadsTotal {...total} /> : <CarriersTotal {...total} />;

type OneListProps = Pick<ListProps, 'address'> & TotalProps;

const LoadsTotal = ({ address, ...total }: OneListProps) => (
  <Total {...total} rows={useQuery(loadsTotalQuery(address)).data} />
);

const CarriersTotal = ({ address, ...total }: OneListProps) => (
  <Total {...total} rows={useQuery(carriersTotalQuery(address)).data} />
);

function Total({ className, id, rows }: TotalProps & { rows: { total: number; total_capped: boolean } | undefined }) {
  if (!rows) return null;
  return (
    <span id={id} className={`${classes.total} ${className ?? ''}`} aria-hidden={id !== undefined}>
      {number(rows.total)}
      {rows.total_capped && '+'}
    </span>
  );
}

interface SavedViewsProps {
  item: string;
  label: string | undefined;
}

export function SavedViews({ item, label }: SavedViewsProps) {
  const { t } = useTranslation('shell');
  const { data: views = [] } = useQuery(savedViewsQuery);
  if (views.length === 0) return null;
  const shown = [...views.filter((view) => view.is_own), ...views.filter((view) => !view.is_own)].slice(0, VIEWS_SHOWN);
  return (
    <>
      <h2 className={`${classes.heading} ${label}`}>{t('drawer.saved_views')}</h2>
      {shown.map(({ id, list, name, filter, sort }) => (
        <Link
          key={id}
          to={paths[list]}
          search={{ view: String(id) } as Record<string, string>}
          state={{ opensView: true }}
          className={`${item} ${classes.view}`}
        >
          <bdi title={name}>{name}</bdi>
          <DrawerTotal list={list} address={sort === null ? filter : { ...filter, sort }} />
        </Link>
      ))}
    </>
  );
}
