import { record } from '../../platform/events/events';
import type { EventOf } from '../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { AUTOMATION } from '../../platform/principal';
import { refreshRelation } from './capabilities/capability.queries';
import { applyLabelRules } from './labels/apply-label-rules';
import { followReminderRule } from './invitations/invitation-reminders';
import { endConfirmationsOf } from './legal-ids/legal-id.queries';
import { listInNetworks, renameRelations } from './queries';

const IDENTITY = ['name', 'country_id', 'legal_id'];

export const carrierSubscribers = {
  'company.changed': [followChangedCompanies],
  'carrier.requested': [followCapabilities],
  'carrier.accepted': [followCapabilities],
  'carrier.approved': [followCapabilities],
  'company.setting_changed': [followReminderRule],
  'company.requisites_changed': [tellOfBankDetails],
} satisfies InTransaction;

type JoiningEvent = EventOf<'carrier.requested' | 'carrier.accepted' | 'carrier.approved'>;

async function followCapabilities(context: RecordContext, events: readonly JoiningEvent[]) {
  for (const { at, companyId, entityId: carrierId } of events) {
    if (companyId === null) continue;
    await refreshRelation(context.sql, companyId, carrierId);
    await applyLabelRules(context, { companyId, carrierIds: [carrierId], at, actor: AUTOMATION, batchUuid: null });
  }
}

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

/** Tells each shipper that the carrier's bank details changed, without the details. */
async function tellOfBankDetails(context: RecordContext, events: readonly EventOf<'company.requisites_changed'>[]) {
  for (const { at, carrierCompanyId, params } of events) {
    if (!carrierCompanyId || !params.is_confirmation) continue;
    const relations = await listInNetworks(context.sql, carrierCompanyId);
    await record(
      context,
      relations.map(({ id, company_id: companyId }) => ({
        at,
        companyId,
        carrierCompanyId,
        entityId: id,
        action: 'carrier.requisites_changed',
        actor: AUTOMATION,
      })),
    );
  }
}
