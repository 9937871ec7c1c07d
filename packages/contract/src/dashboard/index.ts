import type { ContractFeature } from '../core/feature';
import { carrierDashboardApi } from './carrier';
import { carrierDashboardExamples, shipperDashboardExamples } from './examples';
import { dashboardApi } from './shipper';

export const dashboardContract = {
  calls: { shipper: dashboardApi, carrier: carrierDashboardApi },
  examples: { shipper: shipperDashboardExamples, carrier: carrierDashboardExamples },
} as const satisfies ContractFeature;
