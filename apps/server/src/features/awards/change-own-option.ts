import type { Change, DeclineCode, Refusal } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { actorOf } from '../../platform/principal';
import { causeOf, type Cause } from '../../platform/events/cause';
import { type AuctionChange, applyChanges, type LockedForCarrier, lockAsCarrier } from '../auction';
import { republish } from './republish';

export interface CodedReason {
  code: DeclineCode;
  text?: string | undefined;
}

const PRODUCT: Cause = { ...actorOf({ kind: 'system', name: 'automation' }), batchUuid: null };

/** Runs one rule on the carrier's own option under its load's lock. */
export async function changeOwnOption(
  context: MemberContext,
  loadId: number,
  rule: (locked: LockedForCarrier) => Change | Refusal,
  extra: Partial<AuctionChange> = {},
): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const change = unwrap(rule(locked), { state: locked.row.state });
  const decline = extra.decline && { ...extra.decline, optionId: locked.own.optionId };
  await applyChanges(context, [{ locked, change, cause: causeOf(context), ...extra, ...(decline && { decline }) }]);
  // The new tender is the product's own doing, not an act of the carrier that left.
  if (change.republish) await republish(context, locked, change.republish, PRODUCT, { publish: true });
}

/** A reason as the rules take it. */
export const toRuleReason = ({ code, text }: CodedReason) => ({ code, ...(text && { text }) });

/** The same as the option's row keeps it. */
export const toDeclineColumns = ({ code, text }: CodedReason): Partial<AuctionChange> => ({
  decline: { optionId: 0, code, text: text ?? null },
});
