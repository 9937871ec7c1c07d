import type { ContractFeature } from '../core/feature';
import { operatorCompaniesApi } from './companies';
import { supportApi, operatorApi } from './shipper';

export const operatorContract = {
  calls: { shared: supportApi, shipper: { ...operatorApi, ...operatorCompaniesApi } },
} as const satisfies ContractFeature;
