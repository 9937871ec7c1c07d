import { withdrawBid } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeOwnOption, toDeclineColumns, toRuleReason, type CodedReason } from './change-own-option';

/** The carrier takes its bid back, finally. */
export const withdrawOwnBid = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      withdrawBid(load, standings, { optionId: own.optionId, ...toRuleReason(reason) }, now),
    toDeclineColumns(reason),
  );
