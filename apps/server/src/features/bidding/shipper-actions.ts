import {
  approveOption,
  archiveLoad,
  cancelLoad,
  completeLoad,
  contestLoad,
  extendByHand,
  failLoad,
  releaseWinner,
  reopenTender,
  resolveLoad,
  selectOption,
  startLoading,
  unarchiveLoad,
  type Change,
  type Refusal,
} from '@tenderlane/domain';
import type { BodyOf, LoadView, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { accept } from '../../platform/errors';
import { viewLoad } from '../loads';
import { applyChanges } from './apply-changes';
import { causeOf, holdAuction, type Held } from './hold-auction';
import { republish } from './republish';

const MINUTE_MS = 60_000;

/** Runs one rule on a load under its lock and answers the load as it is then. */
export async function changeLoad(
  context: MemberContext,
  loadId: number,
  rule: (held: Held) => Change | Refusal,
): Promise<LoadView> {
  const held = await holdAuction(context, loadId);
  const change = accept(rule(held), { state: held.row.state });
  const cause = causeOf(context);
  applyChanges(context.sql, [{ held, change, cause }]);
  if (change.republish) await republish(context.sql, held, change.republish, cause, { publish: true });
  return viewLoad(context, loadId);
}

type Body<Key extends keyof ShipperApi> = NonNullable<BodyOf<ShipperApi[Key]>>;

/** The shipper chooses the winner. */
export const chooseWinner = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/select_option'>) =>
  changeLoad(context, id, ({ load, standings, now }) =>
    selectOption(
      load,
      standings,
      {
        optionId: body.option_id,
        bidId: body.bid_id ?? null,
        by: context.principal.accountId,
        ...(body.reason && { text: body.reason }),
      },
      now,
    ),
  );

/** A second person approves or declines an award. */
export const decideApproval = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/approve_option'>) =>
  changeLoad(context, id, ({ load, standings, now }) =>
    approveOption(
      load,
      standings,
      {
        optionId: body.option_id,
        by: context.principal.accountId,
        approve: body.approve,
        ...(body.reason && { reason: body.reason }),
      },
      now,
    ),
  );

/** The shipper cancels a tender or an order. */
export const cancel = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, standings, now }) => cancelLoad(load, standings, reason, now));

/** The shipper lets the winner go, and may open the bidding again at once. */
export const release = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/release'>) =>
  changeLoad(context, id, ({ load, standings, now }) => {
    const reopenUntil = body.reopen_minutes ? now + body.reopen_minutes * MINUTE_MS : null;
    return releaseWinner(load, standings, { reason: body.reason, reopenUntil }, now);
  });

/** The shipper gives bidders more time. */
export const extend = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/extend'>) =>
  changeLoad(context, id, ({ load, standings, now }) => {
    const end = (load.effectiveEnd ?? now) + body.minutes * MINUTE_MS;
    return extendByHand(load, standings, { end, reason: body.reason }, now);
  });

/** The shipper opens the bidding again. */
export const reopen = (context: MemberContext, id: number, minutes: number) =>
  changeLoad(context, id, ({ load, standings, now }) => reopenTender(load, standings, now + minutes * MINUTE_MS, now));

/** Loading has started. */
export const start = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => startLoading(load, now));

/** Everything was delivered. */
export const complete = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => completeLoad(load, now));

/** The cargo was not delivered. */
export const fail = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, now }) => failLoad(load, reason, now));

/** A completed order was not carried out as agreed. */
export const contest = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, now }) => contestLoad(load, reason, now));

/** An administrator has proof of the delivery. */
export const resolve = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, standings, now }) => resolveLoad(load, standings, reason, now));

/** Puts an ended load away. */
export const archive = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => archiveLoad(load, now));

/** Takes a load out of the archive. */
export const unarchive = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => unarchiveLoad(load, now));
