import type { ContractFeature } from '../core/feature';
import { shipperFacilitiesExamples } from './examples';
import { facilityEvents } from './events';
import { facilitiesApi } from './shipper';

export const facilitiesContract = {
  calls: { shipper: facilitiesApi },
  events: facilityEvents,
  examples: { shipper: shipperFacilitiesExamples },
} as const satisfies ContractFeature;
