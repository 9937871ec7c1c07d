import { z } from 'zod';
import { basisPoints, money } from '../core/fields';
import { defineSection } from '../core/setting';

export const awardSetting = defineSection({
  fields: {
    approval: z.strictObject({ above: money.nullable(), above_target_bp: basisPoints(10_000).nullable() }).nullable(),
  },
  defaults: { approval: null },
  check({ approval }, { currency }) {
    if (!approval?.above || approval.above.currency === currency) return null;
    const params = { currency };
    return { code: 'money.currency', params, fields: { 'approval.above': [{ code: 'money.currency', params }] } };
  },
  needsApprover: ({ approval }) => approval !== null && (approval.above !== null || approval.above_target_bp !== null),
});
