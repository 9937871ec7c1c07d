import { cancelByCarrier } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeOwnOption, toDeclineColumns, toRuleReason, type CodedReason } from './change-own-option';

/** The carrier gives a confirmed order back. */
export const cancelOwnOrder = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(
    context,
    loadId,
    ({ load, standings, own, now }) =>
      cancelByCarrier(load, standings, { optionId: own.optionId, ...toRuleReason(reason) }, now),
    toDeclineColumns(reason),
  );
