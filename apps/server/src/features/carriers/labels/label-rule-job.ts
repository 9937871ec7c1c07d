import type { MemberContext } from '../../../platform/context';
import { startJob, type LongJobKind } from '../../../platform/long-jobs/long-jobs';
import { actorOf } from '../../../platform/principal';
import { applyRulePart } from './apply-label-rules';
import { lockLabel } from './label.queries';
import { countRuledCarriers } from './label-rule.queries';

const KIND = 'carriers.label_rule';

interface RuleParams {
  labelId: number;
}

/** Orders that a label goes to all that meet its rule. */
export function startRuleJob(context: MemberContext, labelId: number, total: number): Promise<number> {
  const params: RuleParams = { labelId };
  return startJob(context, { kind: KIND, params, total });
}

/**
 * Gives a label to carriers that meet its rule as it is at each step, and takes it from others that have it by the rule. After a
 * crash it begins at the first carrier again, which changes nothing where it has been.
 */
export const labelRuleJobs: LongJobKind = {
  kind: KIND,
  async run(job) {
    const { labelId } = job.params as RuleParams;
    const total = await countRuledCarriers(job.database, job.company_id);
    await job.setProgress(0, total);
    let done = 0;
    for (let after: number | null = 0; after !== null;) {
      const from: number = after;
      const part = await job.step(async (context) => {
        const { sql, principal, batchUuid, clock } = context;
        // Who changes the rule meanwhile waits for the step, and the next step reads the other rule.
        if (!(await lockLabel(sql, job.company_id, labelId))) return { count: 0, last: null };
        const at = await clock.now(sql);
        const actor = actorOf(principal);
        const application = { companyId: job.company_id, carrierIds: null, labelId, at, actor, batchUuid };
        return applyRulePart(context, application, from);
      }, 0);
      done += part.count;
      after = part.last;
      await job.setProgress(Math.min(done, total), total);
    }
    await job.setProgress(total, total);
    return {};
  },
};
