import { isEqual } from '@tenderlane/domain/values';
import type { LabelRuleBody } from '@tenderlane/contract/carriers/capabilities';
import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { actorOf } from '../../../platform/principal';
import { checkLaneCountries } from '../capabilities/check-lanes';
import { readCapabilities } from '../capabilities/present-capabilities';
import { presentLabel } from '../presenter';
import { applyLabelRules } from './apply-label-rules';
import { startRuleJob } from './label-rule-job';
import { countRuledCarriers } from './label-rule.queries';
import { recordLabelEvent } from './label-event';
import { isNameTaken, keepLabelsWithoutRule, listLabels, lockLabel, saveLabelChange } from './label.queries';

interface LabelChange {
  name?: string | undefined;
  rule?: LabelRuleBody | null | undefined;
}

/**
 * Renames a label or sets its rule. The rule is applied before the response, or by a job if many carriers may match.
 */
export async function changeLabel(context: MemberContext, id: number, change: LabelChange) {
  const { sql, principal, batchUuid } = context;
  const { companyId } = principal;
  if (change.rule) checkLaneCountries(change.rule, 'rule.');
  const before = await lockLabel(sql, companyId, id);
  if (!before) throw notFound();
  const name = change.name ?? before.name;
  const rule = change.rule === undefined ? before.rule : change.rule && readCapabilities(change.rule);
  if (name !== before.name && (await isNameTaken(sql, companyId, id, name))) throw new AppError('label.exists');
  const isOtherRule = !isEqual(rule, before.rule);
  if (name === before.name && !isOtherRule) return show(context, id);
  const at = await context.clock.now(sql);
  await saveLabelChange(sql, companyId, id, { name, rule });
  if (rule === null && before.rule !== null) await keepLabelsWithoutRule(sql, companyId, id);
  await recordLabelEvent(context, id, at, 'label.rule_changed', name);
  const isApplied = isOtherRule && rule !== null;
  const concerned = isApplied ? await countRuledCarriers(sql, companyId) : 0;
  if (concerned > CAPABILITY_LIMITS.ruledAtOnce) return show(context, id, await startRuleJob(context, id, concerned));
  if (isApplied)
    await applyLabelRules(context, {
      companyId,
      carrierIds: null,
      labelId: id,
      at,
      actor: actorOf(principal),
      batchUuid,
    });
  return show(context, id);
}

async function show({ sql, principal }: MemberContext, id: number, jobId: number | null = null) {
  const label = (await listLabels(sql, principal.companyId)).find((row) => row.id === id);
  if (!label) throw notFound();
  return { ...presentLabel(label), job_id: jobId };
}
