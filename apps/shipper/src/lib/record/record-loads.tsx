import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { DataTable, EmptyState, LoadState, Money, SectionCard, SkeletonRows, TwoLines } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { money } from '../formats';
import { paths } from '../paths';
import { tenderHref } from '../tender-href';
import { recordLoadsQuery } from './record-loads.api';
import classes from './record-loads.module.css';

interface LoadsTexts {
  title: string;
  tender: string;
  state: string;
  price?: string;
  pickup: string;
  noRoute: string;
  none: string;
  noneText: string;
  open?: string;
}

interface RecordLoadsProps {
  filter: Parameters<typeof recordLoadsQuery>[0];
  texts: LoadsTexts;
}

export function RecordLoads({ filter, texts }: RecordLoadsProps) {
  const { t } = useTranslation('common');
  const loads = useInfiniteQuery(recordLoadsQuery(filter));
  const rows = loads.data?.pages.flatMap(({ data }) => data) ?? [];
  if (loads.isPending) return <SkeletonRows label={t('loading')} />;
  if (loads.isError && !loads.data)
    return <QueryErrorNotice error={loads.error} onRetry={() => void loads.refetch()} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={
          texts.open && (
            <Button component={Link} to={paths.tenders}>
              {texts.open}
            </Button>
          )
        }
      />
    );
  return (
    <SectionCard title={texts.title} flush>
      <DataTable label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.tender}</th>
            <th scope="col">{texts.state}</th>
            {texts.price && (
              <th scope="col" data-align="right">
                {texts.price}
              </th>
            )}
            <th scope="col" className={classes.wide}>
              {texts.pickup}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((load) => (
            <LoadRow key={load.id} load={load} texts={texts} />
          ))}
        </tbody>
      </DataTable>
      {loads.hasNextPage && (
        <div className={classes.more}>
          <Button loading={loads.isFetchingNextPage} onClick={() => void loads.fetchNextPage()}>
            {t('show_more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function LoadRow({ load, texts }: { load: LoadListItem; texts: LoadsTexts }) {
  const { t } = useTranslation('states');
  const dates = useDates();
  const [from, to] = [load.waypoints[0], load.waypoints.at(-1)];
  const cities = [from?.city, to?.city].filter(Boolean).join(' – ');
  return (
    <tr>
      <td className={classes.wrap}>
        <TwoLines first={<Link to={tenderHref(load.id)}>{cities || texts.noRoute}</Link>} second={tenderTitle(load)} />
      </td>
      <td>
        <LoadState state={load.status_id} label={t(`load.${load.status_id}`)} />
      </td>
      {texts.price && (
        <td data-align="right">
          <Money text={load.price && money(load.price)} strong />
        </td>
      )}
      <td className={classes.wide}>{load.date ? dates.shortDateTime(load.date, from?.time_zone) : '—'}</td>
    </tr>
  );
}
