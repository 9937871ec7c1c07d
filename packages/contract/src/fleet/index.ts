import type { ContractFeature } from '../core/feature';
import { shipperFleetApi, carrierFleetApi } from './calls';
import { carrierFleetExamples, shipperFleetExamples } from './examples';
import { fleetEvents } from './events';

export const fleetContract = {
  calls: { shipper: shipperFleetApi, carrier: carrierFleetApi },
  events: fleetEvents,
  examples: { shipper: shipperFleetExamples, carrier: carrierFleetExamples },
} as const satisfies ContractFeature;
