import type { LoadListItem } from '@tenderlane/contract';
import { lazy, Suspense } from 'react';
import { ORDER_STATES } from './order-states';

const LazyVehicle = lazy(() => import('./named-vehicle').then((part) => ({ default: part.NamedVehicle })));

export const VehicleCard = ({ load }: { load: LoadListItem }) =>
  ORDER_STATES.includes(load.status_id) && (
    <Suspense fallback={null}>
      <LazyVehicle load={load} />
    </Suspense>
  );
