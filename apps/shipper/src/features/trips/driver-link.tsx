import { useQuery } from '@tanstack/react-query';
import { DriverLinkCard } from '@tenderlane/web/trips/driver-link';
import { driverLinkQuery, passDriverLink } from './trip.api';

const CHANNELS = ['sms', 'email'] as const;

/** The shipper only sends the link, and never sees it. */
export function SendDriverLink({ loadId }: { loadId: number }) {
  const { data } = useQuery(driverLinkQuery(loadId));
  if (!data) return null;
  return (
    <DriverLinkCard
      loadId={loadId}
      link={data}
      channels={CHANNELS}
      pass={(channel) => passDriverLink(loadId, channel)}
    />
  );
}
