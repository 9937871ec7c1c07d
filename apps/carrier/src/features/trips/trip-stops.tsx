import { useQuery } from '@tanstack/react-query';
import { hasRight } from '@tenderlane/domain/core';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { TripStops } from '@tenderlane/web/trips/trip-stops';
import { OwnDriverLink } from './driver-link';
import { sendTripAction, tripQuery } from './trip.api';

export function OwnTripStops({ loadId }: { loadId: number }) {
  const role = useAccount()?.role;
  const { data: trip } = useQuery(tripQuery(loadId));
  if (!trip) return null;
  const mayReport = Boolean(role && hasRight('carrier', role, 'bids.write'));
  return (
    <>
      <TripStops
        trip={trip}
        loadId={loadId}
        side="carrier"
        mayReport={mayReport}
        send={(action) => sendTripAction(loadId, action)}
      />
      {mayReport && !trip.refusals['report'] && <OwnDriverLink loadId={loadId} />}
    </>
  );
}
