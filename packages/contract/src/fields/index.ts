import type { ContractFeature } from '../core/feature';
import { shipperFieldsExamples } from './examples';
import { fieldEvents } from './events';
import { fieldsApi } from './shipper';

export const fieldsContract = {
  calls: { shipper: fieldsApi },
  events: fieldEvents,
  examples: { shipper: shipperFieldsExamples },
} as const satisfies ContractFeature;
