import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { saveOperatorViews } from './look.queries';

/** Records in each company's history that the operator viewed its data, once a day per person. */
export async function recordOperatorViews(context: MemberContext, companyIds: readonly number[]): Promise<void> {
  const { sql, clock, principal, newTransaction } = context;
  const others = companyIds.filter((id) => id !== principal.companyId);
  if (others.length === 0) return;
  const at = await clock.now(sql);
  await newTransaction(async (own) => {
    const companies = await saveOperatorViews(own, others, { accountId: principal.accountId, at });
    const events = companies.map(({ id, kind }) => ({
      companyId: kind === 'shipper' ? id : null,
      carrierCompanyId: kind === 'carrier' ? id : null,
      at,
      entityId: id,
      action: 'company.looked_at' as const,
      actor: actorOf(principal),
    }));
    await record({ ...context, sql: own }, events);
  });
}
