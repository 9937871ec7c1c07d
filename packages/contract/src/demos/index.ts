import type { ContractFeature } from '../core/feature';
import { demoBookingsApi, demosApi } from './calls';
import { demoEvents } from './events';
import { shipperDemoExamples } from './examples';

export const demosContract = {
  calls: { public: demoBookingsApi, shipper: demosApi },
  events: demoEvents,
  examples: { shipper: shipperDemoExamples },
} as const satisfies ContractFeature;
