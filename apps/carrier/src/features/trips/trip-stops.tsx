import type { CarrierLoad } from '@tenderlane/contract';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { TripPosition } from '@tenderlane/web/trips/trip-position';
import { TripStops } from '@tenderlane/web/trips/trip-stops';
import { lazy, Suspense } from 'react';
import { OwnDriverLink } from './driver-link';
import { linkCalls, sendTripAction, tripQuery } from './trip.api';

const TrackingLinks = lazy(
  withTexts(
    () => import('@tenderlane/web/tracking/links').then((part) => ({ default: part.TrackingLinks })),
    ['tracking'],
  ),
);

export function OwnTripStops({ load }: { load: CarrierLoad }) {
  const { id: loadId, waypoints } = load;
  const account = useAccount();
  const { data: trip } = useQuery(tripQuery(loadId));
  if (!trip) return null;
  const mayReport = account?.rights.includes('bids.write') ?? false;
  const mayPlan = mayReport && account?.is_link_session === false;
  return (
    <>
      <TripPosition loadId={loadId} trip={trip} waypoints={waypoints} />
      <TripStops
        trip={trip}
        loadId={loadId}
        side="carrier"
        mayReport={mayReport}
        mayPlan={mayPlan}
        send={(action) => sendTripAction(loadId, action)}
      />
      {mayReport && !trip.refusals['report'] && <OwnDriverLink loadId={loadId} />}
      {mayPlan && (
        <Suspense>
          <TrackingLinks loadId={loadId} stops={trip.stops} call={linkCalls} />
        </Suspense>
      )}
    </>
  );
}
