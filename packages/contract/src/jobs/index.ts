import type { ContractFeature } from '../core/feature';
import { jobEvents } from './events';
import { jobsApi } from './shipper';

export const jobsContract = {
  calls: { shipper: jobsApi },
  events: jobEvents,
} as const satisfies ContractFeature;
