import type { ContractFeature } from '../core/feature';
import { shipperLoadsExamples, carrierLoadsExamples } from './examples';
import { routeApi } from './calls';
import { loadEvents } from './events';
import { loadsApi } from './shipper';
import { watchApi } from './watch';

export const loadsContract = {
  calls: { shared: { ...routeApi, ...watchApi }, shipper: loadsApi },
  events: loadEvents,
  examples: { shipper: shipperLoadsExamples, carrier: carrierLoadsExamples },
} as const satisfies ContractFeature;
