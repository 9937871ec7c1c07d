import { extendByHand } from '@tenderlane/domain/auction';
import { MINUTE_MS } from '@tenderlane/domain/core';
import type { LoadView } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { unwrap } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { viewLoad } from '../../loads';
import { applyChanges } from '../apply-changes';
import { lockAuction } from '../lock-auction';

export async function extendTender(
  context: MemberContext,
  id: number,
  { minutes, reason }: { minutes: number; reason: string },
): Promise<LoadView> {
  const locked = await lockAuction(context, id);
  const { load, standings, now } = locked;
  const end = (load.effectiveEnd ?? now) + minutes * MINUTE_MS;
  const change = unwrap(extendByHand(load, standings, { end, reason }, now), { state: locked.row.state });
  await applyChanges(context, [{ locked, change, cause: causeOf(context) }]);
  return viewLoad(context, id);
}
