import type { MemberContext } from '../../platform/context';
import { recordEvents } from '../../platform/events/events';
import { isUnseen, markViewed } from './seen.queries';

/** Notes that the carrier has seen the tender; the first time it is an event. */
export async function noteView({ sql, principal, apart }: MemberContext, loadId: number, at: number): Promise<void> {
  if (!(await isUnseen(sql, principal, loadId))) return;
  await apart(async (own) => {
    const viewed = await markViewed(own, principal, loadId, at);
    if (!viewed) return;
    await recordEvents(own, [
      {
        at,
        companyId: viewed.company_id,
        carrierCompanyId: principal.companyId,
        entity: 'load',
        entityId: loadId,
        action: 'option.viewed',
        actorKind: 'carrier',
        accountId: principal.accountId,
        params: { option_id: viewed.id },
      },
    ]);
  });
}
