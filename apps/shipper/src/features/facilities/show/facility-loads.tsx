import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Facility, LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { DataTable, EmptyState, LoadState, SectionCard, SkeletonRows, TwoLines } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { facilityLoadsQuery } from '../facilities.api';
import classes from './show.module.css';

/** The company's loads whose routes name the facility, newest first. */
export function FacilityLoads({ facility }: { facility: Facility }) {
  const { t } = useTranslation(['facilities', 'common']);
  const loads = useInfiniteQuery(facilityLoadsQuery(facility.id));
  const rows = loads.data?.pages.flatMap(({ data }) => data) ?? [];
  if (loads.isPending) return <SkeletonRows label={t('common:loading')} />;
  if (loads.isError && !loads.data)
    return <QueryErrorNotice error={loads.error} onRetry={() => void loads.refetch()} />;
  if (rows.length === 0) return <EmptyState title={t('loads.none')} text={t('loads.none_text')} />;
  return (
    <SectionCard title={t('tab.loads')} flush>
      <DataTable label={t('tab.loads')}>
        <thead>
          <tr>
            <th scope="col">{t('loads.tender')}</th>
            <th scope="col">{t('loads.state')}</th>
            <th scope="col" className={classes.wide}>
              {t('loads.pickup')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((load) => (
            <LoadRow key={load.id} load={load} />
          ))}
        </tbody>
      </DataTable>
      {loads.hasNextPage && (
        <div className={classes.more}>
          <Button loading={loads.isFetchingNextPage} onClick={() => void loads.fetchNextPage()}>
            {t('common:show_more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function LoadRow({ load }: { load: LoadListItem }) {
  const { t } = useTranslation(['facilities', 'states']);
  const dates = useDates();
  const [from, to] = [load.waypoints[0], load.waypoints.at(-1)];
  const cities = [from?.city, to?.city].filter(Boolean).join(' – ');
  return (
    <tr>
      <td className={classes.wrap}>
        <TwoLines
          first={
            <Link to={paths['tenders.show']} params={{ id: String(load.id) }}>
              {cities || t('loads.no_route')}
            </Link>
          }
          second={tenderTitle(load)}
        />
      </td>
      <td>
        <LoadState state={load.status_id} label={t(`states:load.${load.status_id}`)} />
      </td>
      <td className={classes.wide}>{load.date ? dates.shortDateTime(load.date, from?.time_zone) : '—'}</td>
    </tr>
  );
}
