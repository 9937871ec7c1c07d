import type { ContractFeature } from '../core/feature';
import { shipperJobsExamples } from './examples';
import { jobEvents } from './events';
import { jobsApi } from './shipper';

export const jobsContract = {
  calls: { shipper: jobsApi },
  events: jobEvents,
  examples: { shipper: shipperJobsExamples },
} as const satisfies ContractFeature;
