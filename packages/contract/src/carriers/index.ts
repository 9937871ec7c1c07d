import type { ContractFeature } from '../core/feature';
import { shipperCarriersExamples, carrierCarriersExamples } from './examples';
import { carrierNetworkApi, publicInvitationApi } from './carrier';
import { carrierCompanyApi } from './company';
import { carrierEvents } from './events';
import { inviteApi } from './invite';
import { networkApi } from './network';
import { carrierSetting } from './setting';
import { carriersApi } from './shipper';

export const carriersContract = {
  calls: {
    shipper: { ...inviteApi, ...carriersApi, ...networkApi, ...carrierCompanyApi },
    carrier: carrierNetworkApi,
    public: publicInvitationApi,
  },
  events: carrierEvents,
  setting: carrierSetting,
  examples: { shipper: shipperCarriersExamples, carrier: carrierCarriersExamples },
} as const satisfies ContractFeature;
