import { meetsLabelRule } from '@tenderlane/domain/carriers';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordedActor } from '../../../platform/principal';
import {
  addLabelsByRule,
  listLabelRules,
  lockCarriersForLabelRules,
  removeLabelsByRule,
  type CarrierForLabelRules,
  type RuleRow,
} from './label-rule.queries';

const PART = 500;

interface Application {
  companyId: number;
  /** The changed carriers; null for all, if the rule of a label changed. */
  carrierIds: number[] | null;
  labelId?: number;
  at: number;
  actor: RecordedActor;
  batchUuid: string | null;
}

/**
 * Applies label rules: adds labels to carriers that match and removes labels given by a rule that no longer matches.
 * Labels given by a person stay. Open tenders for a label are updated in the same transaction.
 */
export async function applyLabelRules(context: RecordContext, application: Application): Promise<void> {
  for (let after: number | null = 0; after !== null;) after = (await applyRulePart(context, application, after)).last;
}

export async function applyRulePart(
  context: RecordContext,
  application: Application,
  after: number,
): Promise<{ count: number; last: number | null }> {
  const { companyId, carrierIds, labelId = null } = application;
  const rules = await listLabelRules(context.sql, companyId, labelId);
  if (rules.length === 0) return { count: 0, last: null };
  const carriers = await lockCarriersForLabelRules(context.sql, companyId, { ids: carrierIds, after, limit: PART });
  await applyTo(context, application, rules, carriers);
  return { count: carriers.length, last: carriers.length < PART ? null : (carriers.at(-1)?.id ?? null) };
}

async function applyTo(
  context: RecordContext,
  application: Application,
  rules: RuleRow[],
  carriers: CarrierForLabelRules[],
) {
  const { companyId, at, actor, batchUuid } = application;
  const changes = carriers.map((carrier) => ({ carrier, ...changesOf(carrier, rules) }));
  const pairs = (which: 'given' | 'taken') =>
    changes.flatMap((change) => change[which].map((labelId) => ({ carrierId: change.carrier.id, labelId })));
  const [given, taken] = [pairs('given'), pairs('taken')];
  if (given.length > 0) await addLabelsByRule(context.sql, companyId, given);
  if (taken.length > 0) await removeLabelsByRule(context.sql, companyId, taken);
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  await record(
    context,
    changes
      .filter((change) => change.given.length + change.taken.length > 0)
      .map(({ carrier, given: added, taken: removed }): NewEvent => {
        const before = carrier.labels.map(({ name }) => name);
        const left = carrier.labels.filter(({ id }) => !removed.includes(id)).map(({ name }) => name);
        return {
          at,
          companyId,
          carrierCompanyId: carrier.carrier_company_id,
          entityId: carrier.id,
          action: 'carrier.labelled',
          actor,
          batchUuid,
          changes: [{ field: 'labels', old: before, new: [...left, ...added.map((id) => names.get(id) ?? '')] }],
        };
      }),
  );
}

function changesOf(carrier: CarrierForLabelRules, rules: RuleRow[]): { given: number[]; taken: number[] } {
  const { body_types: bodyTypes, certificates, lanes } = carrier;
  const meets = new Set(
    rules.filter(({ rule }) => meetsLabelRule(rule, { bodyTypes, certificates, lanes })).map(({ id }) => id),
  );
  const has = new Map(carrier.labels.map(({ id, by_rule: byRule }) => [id, byRule]));
  return {
    given: [...meets].filter((id) => !has.has(id)),
    taken: rules.flatMap(({ id }) => (has.get(id) && !meets.has(id) ? [id] : [])),
  };
}
