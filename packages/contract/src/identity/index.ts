import type { ContractFeature } from '../core/feature';
import { shipperIdentityExamples, carrierIdentityExamples } from './examples';
import { accountApi } from './account';
import { identityEvents } from './events';
import { authApi } from './sign-in';

export const identityContract = {
  calls: { shared: { ...accountApi, ...authApi } },
  events: identityEvents,
  examples: { shipper: shipperIdentityExamples, carrier: carrierIdentityExamples },
} as const satisfies ContractFeature;
