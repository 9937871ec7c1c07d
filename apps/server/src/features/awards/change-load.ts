import type { Change } from '@tenderlane/domain/auction';
import type { Refusal } from '@tenderlane/domain/core';
import type { BodyOf, LoadView, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { viewLoad } from '../loads';
import { applyChanges, type LockedAuction, lockAuction } from '../auction';
import { republish } from './republish';

export async function changeLoad(
  context: MemberContext,
  loadId: number,
  rule: (locked: LockedAuction) => Change | Refusal,
): Promise<LoadView> {
  const locked = await lockAuction(context, loadId);
  const change = unwrap(rule(locked), { state: locked.row.state });
  await applyChanges(context, [{ locked, change, cause: causeOf(context) }]);
  if (change.republish)
    await republish(context, locked, change.republish, context, { publish: true, isAutomatic: true });
  return viewLoad(context, loadId);
}

export type Body<Key extends keyof ShipperApi> = NonNullable<BodyOf<ShipperApi[Key]>>;
