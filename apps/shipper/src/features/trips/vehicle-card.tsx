import type { LoadListItem } from '@tenderlane/contract';
import { lazy, Suspense } from 'react';

const LazyVehicle = lazy(() => import('./named-vehicle').then((part) => ({ default: part.NamedVehicle })));

const SHOWN_IN = ['processing', 'in_progress', 'completed', 'uncompleted', 'archived'];

export const VehicleCard = ({ load }: { load: LoadListItem }) =>
  SHOWN_IN.includes(load.status_id) && (
    <Suspense fallback={null}>
      <LazyVehicle load={load} />
    </Suspense>
  );
