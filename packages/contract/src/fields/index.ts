import type { ContractFeature } from '../core/feature';
import { fieldEvents } from './events';
import { fieldsApi } from './shipper';

export const fieldsContract = {
  calls: { shipper: fieldsApi },
  events: fieldEvents,
} as const satisfies ContractFeature;
