import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LoadTimeline } from '@tenderlane/web/timeline/load-timeline';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { paths } from '../../lib/paths';
import { useLinkedOrder } from '../../lib/use-linked-order';
import { ActionPanel } from './action.panel';
import { AfterConfirming, Disputes, ResultCard } from '../awards';
import { QuestionsCard } from '../chat';
import { BookNow } from './book-now';
import {
  ContactsCard,
  LoadDetails,
  PriceScale,
  RouteHead,
  StandingCells,
  StatusBanner,
  TenderHeader,
  tenderQuery,
  useLiveTender,
} from '../auction';
import { TripCard, VehicleCard } from '../trips';
import { LinkSessionHint } from './link-session-hint';
import { OwnBids } from './own-bids';
import { MissingForShipper } from '../packets';
import { PushAfterBid } from '../push';
import { RouteCard } from './route-card';
import classes from './load.module.css';

export function LoadPage() {
  const { id = '' } = useParams({ strict: false });
  const loadId = readId(id);
  return loadId === null ? <UnknownTender /> : <Tender key={loadId} id={loadId} />;
}

function UnknownTender() {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <FullPageMessage
      isNotFound
      appName={t('common:app_name')}
      title={t('tender.not_found')}
      text={t('tender.not_found_text')}
      action={
        <Button component={Link} to={paths.loads}>
          {t('empty.open_tenders')}
        </Button>
      }
    />
  );
}

function Tender({ id }: { id: number }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { data: load, error, refetch } = useQuery(tenderQuery(id));
  const isOnlyOrder = useLinkedOrder() !== null;
  useLiveTender(id, isOnlyOrder ? undefined : load?.option.id);

  if (!load && error instanceof ApiError && (error.status === 404 || error.status === 422)) return <UnknownTender />;
  if (!load && error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!load) return <SkeletonRows label={t('common:loading')} count={6} height={84} />;

  return (
    <div className={classes.page}>
      <TenderHeader load={load} />
      <div className={classes.content}>
        <StatusBanner load={load} />
        <RouteHead load={load} />
        <div className={classes.body}>
          <PushAfterBid />
          <MissingForShipper load={load} />
          <StandingCells load={load} />
          <PriceScale load={load} />
          <ResultCard load={load} />
          <Disputes load={load} />
          <AfterConfirming load={load} />
          <ContactsCard load={load} />
          <LoadTimeline timeline={load.timeline} />
          <VehicleCard load={load} />
          <TripCard load={load} />
          <BookNow load={load} />
          <RouteCard load={load} />
          <LoadDetails load={load} />
          {!isOnlyOrder && <OwnBids load={load} />}
          {!isOnlyOrder && <QuestionsCard loadId={load.id} />}
          <LinkSessionHint />
        </div>
      </div>
      <ActionPanel load={load} isStale={error !== null} />
    </div>
  );
}
