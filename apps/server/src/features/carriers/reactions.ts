import { recordEvents, type EventRow } from '../../platform/events/events';
import type { Reactions } from '../../platform/events/reactions';
import { endConfirmationsOf } from './legal-ids/legal-id.queries';
import { renameRelations } from './queries';

const IDENTITY = ['name', 'country_id', 'legal_id'];

/** What the network does about other features' events. */
export const carrierReactions: Reactions = {
  // Bids and winners name the carrier as its shippers know it; what they confirmed was of the data before.
  'company.changed': async ({ sql }, event) => {
    const { carrierCompanyId, changes = [] } = event;
    if (!carrierCompanyId) return;
    await renameRelations(sql, carrierCompanyId);
    if (!changes.some(({ field }) => IDENTITY.includes(field))) return;
    const ended = await endConfirmationsOf(sql, carrierCompanyId);
    await recordEvents(
      sql,
      ended.map(({ id, company_id: companyId }): EventRow => ({
        at: event.at,
        companyId,
        carrierCompanyId,
        entity: 'carrier',
        entityId: id,
        action: 'carrier.legal_id_unconfirmed',
        actorKind: 'carrier',
        accountId: event.accountId ?? null,
        batchUuid: event.batchUuid ?? null,
        changes: changes.filter(({ field }) => IDENTITY.includes(field)),
      })),
    );
  },
};
