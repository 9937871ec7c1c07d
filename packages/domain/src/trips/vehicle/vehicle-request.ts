import { refuse, type Refusal } from '../../core/refusal';
import type { LoadState } from '../../loads/load-state';

export const isRunning = (state: LoadState): boolean => state === 'processing' || state === 'in_progress';

export interface VehicleRequestFacts {
  state: LoadState;
  vehicleSetAt: number | null;
  changedAt: number | null;
  askedAt: number | null;
}

/** The carrier is asked once until it changes driver or vehicles. */
export function refuseVehicleRequest({ state, vehicleSetAt, changedAt, askedAt }: VehicleRequestFacts): Refusal | null {
  if (!isRunning(state)) return refuse('load.wrong-state', { state });
  if (vehicleSetAt !== null) return refuse('trip.vehicle-named');
  return askedAt !== null && askedAt >= (changedAt ?? 0) ? refuse('trip.vehicle-asked') : null;
}
