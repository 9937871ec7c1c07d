import type { Reactions } from '../../platform/reactions';
import { renameRelations } from './queries';

/** What the network does about other features' events. */
export const carrierReactions: Reactions = {
  // Bids and winners name the carrier as its shippers know it.
  'company.changed': async ({ sql }, { carrierCompanyId }) => {
    if (carrierCompanyId) await renameRelations(sql, carrierCompanyId);
  },
};
