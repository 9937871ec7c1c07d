import type { Change } from '@tenderlane/domain/auction';
import type { DeclineCode } from '@tenderlane/domain/reference';
import type { Refusal } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { systemActor, causeOf } from '../../platform/events/cause';
import { applyChanges, lockAsCarrier } from '../auction';
import { republish } from './republish';

export interface CodedReason {
  code: DeclineCode;
  text?: string | undefined;
}

type Locked = Awaited<ReturnType<typeof lockAsCarrier>>;

const AUTOMATION = systemActor('automation');

/** Runs a rule by which a carrier leaves, on its own option under its load's lock; the option stores the reason. */
export async function changeOwnOption(
  context: MemberContext,
  loadId: number,
  { code, text }: CodedReason,
  rule: (locked: Locked, input: { optionId: number; code: DeclineCode; text?: string }) => Change | Refusal,
): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const { optionId } = locked.own;
  const change = unwrap(rule(locked, { optionId, code, ...(text && { text }) }), { state: locked.row.state });
  const decline = { optionId, code, text: text ?? null };
  await applyChanges(context, [{ locked, change, cause: causeOf(context), decline }]);
  // The new tender is recorded as an act of the system, because the carrier did not ask for it.
  if (change.republish)
    await republish(context, locked, change.republish, AUTOMATION, { publish: true, isAutomatic: true });
}
