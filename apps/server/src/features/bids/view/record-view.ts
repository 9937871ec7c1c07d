import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { isUnseen, markViewed } from './seen.queries';

/** Saves that the carrier has seen the tender; the first time records an event. */
export async function recordView(context: MemberContext, loadId: number, at: number): Promise<void> {
  const { sql, principal, newTransaction } = context;
  if (!(await isUnseen(sql, principal, loadId))) return;
  await newTransaction(async (own) => {
    const viewed = await markViewed(own, principal, loadId, at);
    if (!viewed) return;
    await record({ ...context, sql: own }, [
      {
        at,
        companyId: viewed.company_id,
        carrierCompanyId: principal.companyId,
        entityId: loadId,
        action: 'option.viewed',
        actor: actorOf(principal),
        optionId: viewed.id,
      },
    ]);
  });
}
