import { isEqual } from '@tenderlane/domain/values';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf, AUTOMATION } from '../../../platform/principal';
import { lockCompany } from '../../brands';
import { applyLabelRules } from '../labels/apply-label-rules';
import { findOwnCarrier, lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';
import { checkLaneCountries } from './check-lanes';
import {
  findOwnCapabilities,
  listCarrierCapabilities,
  listRuledRelations,
  refreshRelation,
  refreshRelationsOf,
  saveCapabilities,
  toCapabilities,
} from './capability.queries';
import {
  laneText,
  NO_CAPABILITIES,
  presentCapabilities,
  readCapabilities,
  type NamedCapabilities,
} from './present-capabilities';

export async function showCapabilities(context: MemberContext, id: number) {
  await findOwnCarrier(context, id);
  const rows = await listCarrierCapabilities(context.sql, context.principal.companyId, id);
  const find = (isAdded: boolean) => {
    const row = rows.find(({ carrier_id: carrierId }) => (carrierId !== null) === isAdded);
    return presentCapabilities(row ? toCapabilities(row) : NO_CAPABILITIES);
  };
  return { own: find(false), added: find(true) };
}

export async function setCarrierCapabilities(context: MemberContext, id: number, body: CapabilitiesBody) {
  const { sql, principal } = context;
  checkLaneCountries(body);
  const relation = await lockOwnRelation(context, id);
  const added = readCapabilities(body);
  const row = (await listCarrierCapabilities(sql, principal.companyId, id)).find((one) => one.carrier_id !== null);
  const changes = changesOf(row ? toCapabilities(row) : NO_CAPABILITIES, added);
  if (changes.length === 0) return showCapabilities(context, id);
  const at = await context.clock.now(sql);
  await saveCapabilities(sql, { companyId: principal.companyId, carrierId: id, isFound: false }, added, at);
  await refreshRelation(sql, principal.companyId, id);
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.changed', changes })]);
  const { batchUuid } = context;
  await applyLabelRules(context, {
    companyId: principal.companyId,
    carrierIds: [id],
    at,
    actor: actorOf(principal),
    batchUuid,
  });
  return showCapabilities(context, id);
}

export async function showOwnCapabilities({ sql, principal }: MemberContext) {
  const row = await findOwnCapabilities(sql, principal.companyId);
  return { ...presentCapabilities(row ? toCapabilities(row) : NO_CAPABILITIES), is_found: row?.is_found ?? false };
}

export async function setOwnCapabilities(context: MemberContext, body: CapabilitiesBody & { is_found: boolean }) {
  const { sql, principal, batchUuid } = context;
  const { companyId } = principal;
  checkLaneCountries(body);
  await lockCompany(sql, companyId);
  const [said, row] = [readCapabilities(body), await findOwnCapabilities(sql, companyId)];
  const changes = changesOf(row ? toCapabilities(row) : NO_CAPABILITIES, said);
  const wasFound = row?.is_found ?? false;
  if (wasFound !== body.is_found) changes.push({ field: 'is_found', old: wasFound, new: body.is_found });
  if (changes.length === 0) return showOwnCapabilities(context);
  const at = await context.clock.now(sql);
  await saveCapabilities(sql, { companyId, carrierId: null, isFound: body.is_found }, said, at);
  await refreshRelationsOf(sql, companyId);
  await record(context, [
    {
      at,
      companyId: null,
      carrierCompanyId: companyId,
      entityId: companyId,
      action: 'company.capabilities_changed',
      actor: actorOf(principal),
      batchUuid,
      changes,
    },
  ]);
  // Labels belong to the shipper, so its history names no person of the carrier.
  for (const { id, company_id: shipperId } of await listRuledRelations(sql, companyId))
    await applyLabelRules(context, { companyId: shipperId, carrierIds: [id], at, actor: AUTOMATION, batchUuid: null });
  return showOwnCapabilities(context);
}

interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

const asWords = ({ bodyTypes, certificates, lanes }: NamedCapabilities) => ({
  body_types: [...bodyTypes].toSorted(),
  certificates: [...certificates].toSorted(),
  lanes: lanes.map(laneText),
});

function changesOf(before: NamedCapabilities, after: NamedCapabilities): Change[] {
  const [old, now] = [asWords(before), asWords(after)];
  const isSameLanes = isEqual(before.lanes, after.lanes);
  return (['body_types', 'certificates', 'lanes'] as const).flatMap((field) =>
    (field === 'lanes' ? isSameLanes : old[field].join() === now[field].join())
      ? []
      : [{ field, old: old[field], new: now[field] }],
  );
}
