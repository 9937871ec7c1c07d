import type { ContractFeature } from '../core/feature';
import { shipperLoadsExamples, carrierLoadsExamples } from './examples';
import { routeApi } from './calls';
import { loadEvents } from './events';
import { loadsApi } from './shipper';

export const loadsContract = {
  calls: { shared: routeApi, shipper: loadsApi },
  events: loadEvents,
  examples: { shipper: shipperLoadsExamples, carrier: carrierLoadsExamples },
} as const satisfies ContractFeature;
