import type { ContractFeature } from '../core/feature';
import { routeApi } from './calls';
import { loadEvents } from './events';
import { loadsApi } from './shipper';

export const loadsContract = {
  calls: { shared: routeApi, shipper: loadsApi },
  events: loadEvents,
} as const satisfies ContractFeature;
