import { declineOption } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { changeOwnOption, type CodedReason, toDeclineColumns, toRuleReason } from '../../awards';

/** No interest in a tender, or the refusal of an award. */
export const declineTender = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      declineOption(load, standings, { optionId: own.optionId, ...toRuleReason(reason) }, now),
    toDeclineColumns(reason),
  );
