import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { addLabels } from '../labels/label.queries';
import { recordLabelEvent } from '../labels/label-event';
import type { CarrierPlan } from './check-carriers';
import {
  insertNotes,
  insertSuggested,
  saveLabels,
  saveWebsites,
  updateImported,
  type CarrierValues,
} from './imported-carrier.queries';

export async function saveCarriers(
  context: MemberContext,
  planned: readonly { values: CarrierValues; plan: CarrierPlan }[],
): Promise<void> {
  const { sql, clock, principal, batchUuid } = context;
  const { companyId } = principal;
  const at = await clock.now(sql);
  const created = planned.flatMap(({ plan }) => (plan.id === null ? [plan] : []));
  const updated = planned.flatMap(({ plan }) => (plan.id === null ? [] : [{ ...plan, id: plan.id }]));
  const newIds =
    created.length > 0
      ? await insertSuggested(
          sql,
          companyId,
          created.map(({ values }) => values as CarrierValues),
          at,
        )
      : [];
  if (updated.length > 0) {
    await updateImported(
      sql,
      companyId,
      updated.map(({ id, values: { labels: _labels, ...values } }) => ({ ...values, id })),
    );
  }
  const saved = [
    ...created.map((plan, place) => ({ ...plan, id: assertPresent(newIds[place], 'an id of every carrier') })),
    ...updated,
  ];
  const websites = saved.flatMap(({ id, values: { website } }) => (website ? [{ id, website }] : []));
  if (websites.length > 0) await saveWebsites(sql, companyId, websites, at);
  const notes = saved.flatMap(({ id, values: { note } }) => (note ? [{ id, note }] : []));
  if (notes.length > 0) await insertNotes(sql, principal, notes, at);
  await saveTheirLabels(context, saved, at);
  const actor = actorOf(principal);
  await record(
    context,
    saved.map(({ id, changes }) => ({
      at,
      action: 'carrier.imported',
      companyId,
      entityId: id,
      actor,
      batchUuid,
      changes,
    })),
  );
}

async function saveTheirLabels(
  context: MemberContext,
  saved: readonly { id: number; values: Partial<CarrierValues> }[],
  at: number,
): Promise<void> {
  const { sql, principal } = context;
  const wanted = saved.flatMap(({ id, values }) => (values.labels ?? []).map((name) => ({ carrierId: id, name })));
  if (wanted.length === 0) return;
  const labels = await saveLabels(sql, principal.companyId, [...new Set(wanted.map(({ name }) => name))], at);
  const ids = new Map(labels.map(({ id, name }) => [name.toLowerCase(), id]));
  await addLabels(
    sql,
    principal.companyId,
    wanted.map(({ carrierId, name }) => ({
      carrierId,
      labelId: assertPresent(ids.get(name.toLowerCase()), 'a label of every name'),
    })),
  );
  for (const { id, name, is_new: isNew } of labels)
    if (isNew) await recordLabelEvent(context, id, at, 'label.created', name);
}
