import { useQuery } from '@tanstack/react-query';
import type { LoadView } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { DELIVERED_STATES } from '@tenderlane/domain/loads';
import { EmptyState, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { LoadTimeline } from '@tenderlane/web/timeline/load-timeline';
import { TripPosition } from '@tenderlane/web/trips/trip-position';
import { TripStops } from '@tenderlane/web/trips/trip-stops';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderDisputes } from '../awards';
import { SendDriverLink } from './driver-link';
import { RUNNING_STATES } from './order-states';
import { linkCalls, sendTripAction, tripQuery } from './trip.api';

const TrackingLinks = lazy(
  withTexts(
    () => import('@tenderlane/web/tracking/links').then((part) => ({ default: part.TrackingLinks })),
    ['tracking'],
  ),
);

export function TripTab({ view }: { view: LoadView }) {
  const { t } = useTranslation(['trips', 'common']);
  const { id, status_id: state } = view.list_item;
  const role = useAccount()?.role;
  const { data: trip, error, refetch } = useQuery(tripQuery(id));
  const mayReport = Boolean(role && hasRight('shipper', role, 'loads.write'));
  if (trip === undefined)
    return error ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={t('common:loading')} />
    );
  return (
    <>
      {trip && <TripPosition loadId={id} trip={trip} waypoints={view.waypoints} />}
      {trip ? (
        <TripStops
          trip={trip}
          loadId={id}
          side="shipper"
          mayReport={mayReport}
          mayPlan={mayReport}
          send={(action) => sendTripAction(id, action)}
        />
      ) : (
        <EmptyState title={t('none')} text={t('none_text')} />
      )}
      {trip && mayReport && RUNNING_STATES.includes(state) && <SendDriverLink loadId={id} />}
      {trip && mayReport && (
        <Suspense>
          <TrackingLinks loadId={id} stops={trip.stops} call={linkCalls} />
        </Suspense>
      )}
      {DELIVERED_STATES.includes(state) && <OrderDisputes loadId={id} />}
      <LoadTimeline timeline={view.timeline} />
    </>
  );
}
