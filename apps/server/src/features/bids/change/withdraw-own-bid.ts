import { withdrawBid } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { changeOwnOption, type CodedReason, toDeclineColumns, toRuleReason } from '../../awards';

/** The carrier takes its bid back, finally. */
export const withdrawOwnBid = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      withdrawBid(load, standings, { optionId: own.optionId, ...toRuleReason(reason) }, now),
    toDeclineColumns(reason),
  );
