import { record, type EventOf } from '../../platform/events/events';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { followReminderRule } from './invitations/invitation-reminders';
import { endConfirmationsOf } from './legal-ids/legal-id.queries';
import { renameRelations } from './queries';

const IDENTITY = ['name', 'country_id', 'legal_id'];

/** What the network does about other features' events. */
export const carrierSubscribers = {
  'company.changed': [followChangedCompanies],
  'company.setting_changed': [followReminderRule],
} satisfies InTransaction;

/** Bids and winners name the carrier as its shippers know it; what they confirmed was of the data before. */
async function followChangedCompanies(context: RecordContext, events: readonly EventOf<'company.changed'>[]) {
  const { sql } = context;
  for (const { at, carrierCompanyId, actor, batchUuid, changes = [] } of events) {
    if (!carrierCompanyId) continue;
    await renameRelations(sql, carrierCompanyId);
    const ofIdentity = changes.filter(({ field }) => IDENTITY.includes(field));
    if (ofIdentity.length === 0) continue;
    const ended = await endConfirmationsOf(sql, carrierCompanyId);
    await record(
      context,
      ended.map(({ id, company_id: companyId }) => ({
        at,
        companyId,
        carrierCompanyId,
        entityId: id,
        action: 'carrier.legal_id_unconfirmed',
        actor,
        batchUuid: batchUuid ?? null,
        changes: ofIdentity,
      })),
    );
  }
}
