import type { ContractFeature } from '../core/feature';
import { facilityEvents } from './events';
import { facilitiesApi } from './shipper';

export const facilitiesContract = {
  calls: { shipper: facilitiesApi },
  events: facilityEvents,
} as const satisfies ContractFeature;
