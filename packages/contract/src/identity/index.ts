import type { ContractFeature } from '../core/feature';
import { accountApi } from './account';
import { identityEvents } from './events';
import { authApi } from './sign-in';

export const identityContract = {
  calls: { shared: { ...accountApi, ...authApi } },
  events: identityEvents,
} as const satisfies ContractFeature;
