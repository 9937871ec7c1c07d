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

export function startRuleJob(context: MemberContext, labelId: number, total: number): Promise<number> {
  const params: RuleParams = { labelId };
  return startJob(context, { kind: KIND, params, total });
}

/**
 * Applies a label's rule to carriers step by step, with the rule as it is at each step. After a crash it restarts at
 * the first carrier, which changes nothing for carriers already done.
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
        // A change of the rule waits for the step; the next step reads the new rule.
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
