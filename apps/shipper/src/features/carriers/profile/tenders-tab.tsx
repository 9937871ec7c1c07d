import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { DataTable, EmptyState, LoadState, Money, SectionCard, SkeletonRows, TwoLines } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/formats';
import { paths } from '../../../lib/paths';
import { carrierTendersQuery } from '../carriers.api';
import classes from './profile.module.css';
import type { CarrierTabProps } from './tabs';

/** What the company has awarded to this carrier. Who merely bids is not asked: of a sealed tender nobody may know. */
export function TendersTab({ carrier }: CarrierTabProps) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const tenders = useInfiniteQuery(carrierTendersQuery(carrier.id));
  const rows = tenders.data?.pages.flatMap(({ data }) => data) ?? [];
  if (tenders.isPending) return <SkeletonRows label={t('common:loading')} />;
  if (tenders.isError && !tenders.data)
    return <QueryErrorNotice error={tenders.error} onRetry={() => void tenders.refetch()} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('tenders.empty')}
        text={t('tenders.empty_text')}
        action={
          <Button component={Link} to={paths.tenders}>
            {t('tenders.open')}
          </Button>
        }
      />
    );
  return (
    <SectionCard title={t('tenders.title')} flush>
      <DataTable label={t('tenders.title')}>
        <thead>
          <tr>
            <th scope="col">{t('tenders.tender')}</th>
            <th scope="col">{t('tenders.state')}</th>
            <th scope="col" data-align="right">
              {t('tenders.price')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('tenders.pickup')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((load) => (
            <TenderRow key={load.id} load={load} />
          ))}
        </tbody>
      </DataTable>
      {tenders.hasNextPage && (
        <div className={classes.more}>
          <Button loading={tenders.isFetchingNextPage} onClick={() => void tenders.fetchNextPage()}>
            {t('common:show_more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function TenderRow({ load }: { load: LoadListItem }) {
  const { t } = useTranslation(['carrierPage', 'states']);
  const dates = useDates();
  const [from, to] = [load.waypoints[0], load.waypoints.at(-1)];
  const cities = [from?.city, to?.city].filter(Boolean).join(' – ');
  return (
    <tr>
      <td className={classes.wrap}>
        <TwoLines
          first={
            <Link to={paths['tenders.show']} params={{ id: String(load.id) }}>
              {cities || t('tenders.no_route')}
            </Link>
          }
          second={tenderTitle(load)}
        />
      </td>
      <td>
        <LoadState state={load.status_id} label={t(`states:load.${load.status_id}`)} />
      </td>
      <td data-align="right">
        <Money text={load.price && money(load.price)} strong />
      </td>
      <td className={classes.wide}>{load.date ? dates.shortDateTime(load.date, from?.time_zone) : '—'}</td>
    </tr>
  );
}
