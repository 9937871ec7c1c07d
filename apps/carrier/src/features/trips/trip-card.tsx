import type { CarrierLoad } from '@tenderlane/contract';
import { isOwnOrder } from '@tenderlane/domain/terms';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';

const OwnTripStops = lazy(
  withTexts(() => import('./trip-stops').then((part) => ({ default: part.OwnTripStops })), ['trips', 'files', 'map']),
);

export function TripCard({ load }: { load: CarrierLoad }) {
  if (!isOwnOrder(load.option.state)) return null;
  return (
    <Suspense fallback={null}>
      <OwnTripStops load={load} />
    </Suspense>
  );
}
