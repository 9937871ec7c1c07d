import type { ContractFeature } from '../core/feature';
import { shipperOperatorExamples, carrierOperatorExamples } from './examples';
import { operatorCompaniesApi } from './companies';
import { supportApi, operatorApi } from './shipper';

export const operatorContract = {
  calls: { shared: supportApi, shipper: { ...operatorApi, ...operatorCompaniesApi } },
  examples: { shipper: shipperOperatorExamples, carrier: carrierOperatorExamples },
} as const satisfies ContractFeature;
