import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useReference } from '@tenderlane/web/core/queries/reference';
import { readId } from '@tenderlane/web/core/read-id';
import type { LoadView } from '@tenderlane/contract';
import { SkeletonRows, readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { PageError } from '@tenderlane/web/shell/page-error';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { useSearchText } from '../../lib/search-text';
import { ConflictBanner } from './history/conflict-banner';
import { gridQuery } from '../awards';
import { BidTiles } from './bid-tiles';
import { BidsTab } from './bids-tab';
import {
  CargoCard,
  OwnFieldsCard,
  historyQuery,
  LinksCard,
  LoadingLate,
  loadQuery,
  RouteCard,
  TermsCard,
  useLiveLoad,
} from '../loads';
import { ORDER_STATES, RUNNING_STATES, TripTab, VehicleCard } from '../trips';
import { LoadHeader } from './page/load-header';
import { LOAD_TABS, LoadTabs } from './page/load-tabs';
import classes from './page/load-page.module.css';
import { useLoadPage } from './page/use-load-page';

const TalkTab = lazy(withTexts(() => import('../chat').then((part) => ({ default: part.TalkTab })), ['chat']));
const AudienceTab = lazy(readAhead(async () => ({ default: (await import('./page/audience-tab')).AudienceTab })));
const HistoryTab = lazy(readAhead(async () => ({ default: (await import('./history/history-tab')).HistoryTab })));
const LoadDialogs = lazy(readAhead(async () => ({ default: (await import('./page/load-dialogs')).LoadDialogs })));

export function LoadPage() {
  const { id } = useParams({ strict: false });
  const loadId = readId(id);
  return loadId === null ? <NotFoundPage /> : <LoadOfId key={loadId} loadId={loadId} />;
}

function LoadOfId({ loadId }: { loadId: number }) {
  const { t } = useTranslation('common');
  const view = useQuery(loadQuery(loadId));
  // The names determine the header's height, so wait for them.
  const isNaming = [useReference('truck_bodies'), useReference('loadSizeNames')].some(({ isLoading }) => isLoading);
  useLiveLoad(loadId);

  if (view.isError && !view.data) return <PageError error={view.error} onRetry={() => void view.refetch()} />;
  if (!view.data || isNaming) return <SkeletonRows label={t('loading')} />;
  return <LoadContent key={loadId} view={view.data} />;
}

function LoadContent({ view }: { view: LoadView }) {
  const { t } = useTranslation('common');
  const { id, status_id: status } = view.list_item;
  const grid = useQuery(gridQuery(id));
  const history = useInfiniteQuery(historyQuery(id));
  // Kept while the page is open: an order that ends must not take the trip away from its reader.
  const [first] = useState(RUNNING_STATES.includes(status) ? 'trip' : 'bids');
  const [tab, setTab] = useSearchText(
    'tab',
    LOAD_TABS,
    first === 'trip' && ORDER_STATES.includes(status) ? 'trip' : 'bids',
  );
  const page = useLoadPage(id);

  const entries = history.data?.pages.flatMap(({ data }) => data) ?? [];
  const best = grid.data?.data.find(({ rank, select_refusal: refusal }) => rank !== null && refusal === null);
  const isWide = tab === 'route';
  const needsGrid = tab === 'bids' || tab === 'audience';
  return (
    <div className={classes.page}>
      <LoadHeader view={view} page={page} best={best} />
      <LoadTabs view={view} current={tab} onChange={setTab} />
      <LoadingLate view={view} />
      {page.error && !page.dialog && (
        <ConflictBanner error={page.error} latest={entries[0]} onClose={page.dismissError} />
      )}
      {grid.isPending && needsGrid ? (
        <SkeletonRows label={t('loading')} height={43} />
      ) : (
        <div className={classes.columns} data-wide={isWide || undefined}>
          <div className={classes.main}>
            {tab === 'trip' && (
              <div className={classes.stack}>
                <Suspense fallback={<SkeletonRows label={t('loading')} />}>
                  <TripTab view={view} />
                </Suspense>
              </div>
            )}
            {tab === 'bids' && <BidTiles view={view} grid={grid.data} />}
            {tab === 'bids' && grid.data && (
              <BidsTab
                view={view}
                grid={grid.data}
                history={entries}
                onSelect={(row) => page.open({ kind: 'award', row })}
                onPhone={() => page.open({ kind: 'phone' })}
                onApprove={() => page.open({ kind: 'approve' })}
                onDecline={() => page.open({ kind: 'decline_award' })}
                onWholeHistory={() => setTab('history')}
              />
            )}
            {tab === 'route' && (
              <div className={classes.cards}>
                <RouteCard view={view} isWhole />
                <CargoCard view={view} isWhole />
                <TermsCard view={view} isWhole />
                <OwnFieldsCard view={view} />
              </div>
            )}
            {tab === 'audience' && grid.data && (
              <Suspense fallback={<SkeletonRows label={t('loading')} />}>
                <AudienceTab view={view} grid={grid.data} />
              </Suspense>
            )}
            {tab === 'talk' && (
              <Suspense fallback={<SkeletonRows label={t('loading')} />}>
                <TalkTab loadId={id} />
              </Suspense>
            )}
            {tab === 'history' && (
              <Suspense fallback={<SkeletonRows label={t('loading')} />}>
                <HistoryTab
                  loadId={id}
                  entries={entries}
                  onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
                  isLoadingMore={history.isFetchingNextPage}
                />
              </Suspense>
            )}
            {grid.isError && !grid.data && needsGrid && (
              <QueryErrorNotice error={grid.error} onRetry={() => void grid.refetch()} />
            )}
          </div>
          {!isWide && (
            <div className={classes.rail}>
              <VehicleCard load={view.list_item} />
              <RouteCard view={view} />
              <CargoCard view={view} />
              <TermsCard view={view} />
              <OwnFieldsCard view={view} />
              {tab !== 'audience' && <LinksCard view={view} />}
            </div>
          )}
        </div>
      )}
      {page.dialog && (
        <Suspense>
          <LoadDialogs view={view} grid={grid.data} page={page} />
        </Suspense>
      )}
    </div>
  );
}
