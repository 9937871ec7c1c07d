import type { ContractFeature } from '../core/feature';
import { shipperDashboardExamples } from './examples';
import { dashboardApi } from './shipper';

export const dashboardContract = {
  calls: { shipper: dashboardApi },
  examples: { shipper: shipperDashboardExamples },
} as const satisfies ContractFeature;
