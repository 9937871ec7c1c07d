import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { refuseStale } from '@tenderlane/domain/core';
import { changedMeanwhile, fieldChanges } from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { AppError, fieldProblems } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { mergeOwnFields } from '../fields';
import { labelCarrier } from './labels/label-carrier';
import { findOwnCarrier, lockOwnRelation } from './policy';
import { saveAgreementEnd, saveOwnFields, type CarrierRow } from './queries';
import { relationEvent } from './relation-event';

type CarrierChange = BodyOf<ShipperApi['PUT /carriers/{id}']>;

interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

export async function changeCarrier(context: MemberContext, id: number, change: CarrierChange): Promise<void> {
  const relation = await lockOwnRelation(context, id);
  if (change.label_ids) await labelCarrier(context, id, change.label_ids);
  if (change.agreement_ends_on === undefined && change.custom === undefined) return;
  const before = await findOwnCarrier(context, id);
  const changes = [
    ...(await setAgreementEnd(context, before, change)),
    ...(await setOwnFields(context, before, change)),
  ];
  if (changes.length === 0) return;
  const at = await context.clock.now(context.sql);
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.changed', changes })]);
}

async function setAgreementEnd(
  { sql, principal }: MemberContext,
  { id, agreement_ends_on: before }: CarrierRow,
  { agreement_ends_on: endsOn }: CarrierChange,
): Promise<Change[]> {
  if (endsOn === undefined || endsOn === before) return [];
  await saveAgreementEnd(sql, principal.companyId, id, endsOn);
  return [{ field: 'agreement_ends_on', old: before, new: endsOn }];
}

const OWN_FIELDS = 'custom.';

async function setOwnFields(
  context: MemberContext,
  { id, custom: before }: CarrierRow,
  { custom: sent, custom_known: known = {} }: CarrierChange,
): Promise<Change[]> {
  if (sent === undefined) return [];
  const conflicts = changedMeanwhile(before, sent, known).map((variable) => OWN_FIELDS + variable);
  const stale = refuseStale('carrier.changed-meanwhile', { fields: conflicts });
  if (stale) {
    const { code, params = {} } = stale;
    throw new AppError(code, { params, fields: fieldProblems(conflicts.map((field) => [field, { code }])) });
  }
  const after = await mergeOwnFields(context, 'carrier', before, sent, { isComplete: true });
  const changes = fieldChanges(before, after);
  if (changes.length > 0) await saveOwnFields(context.sql, context.principal.companyId, id, after);
  return changes.map(({ variable, ...change }) => ({ field: OWN_FIELDS + variable, ...change }));
}
