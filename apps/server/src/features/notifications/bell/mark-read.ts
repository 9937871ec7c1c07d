import type { MemberContext } from '../../../platform/context';
import { countUnread, saveRead } from './bell.queries';
import { notifyOpenPages } from './live-bell';

export async function markRead(
  { sql, clock, principal }: MemberContext,
  which: { ids?: number[] | undefined; until_id?: number | undefined } = {},
): Promise<number> {
  const { ids = null, until_id = null } = which;
  const changed = await saveRead(sql, principal, { ids, until_id }, await clock.now(sql));
  if (changed > 0) await notifyOpenPages(sql, [[principal.accountId, principal.companyId]], false);
  return countUnread(sql, principal);
}
