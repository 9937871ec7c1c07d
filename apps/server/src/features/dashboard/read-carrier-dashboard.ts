import type { AttentionKind } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { countKinds, readyItemsOf } from './count-kinds';

export async function readCarrierDashboard(context: MemberContext): Promise<{ kinds: AttentionKind[] }> {
  const now = await context.clock.now(context.sql);
  const items = await readyItemsOf(context, () => true, now);
  return { kinds: await countKinds(context, items, { principal: context.principal, now, isMine: false }) };
}
