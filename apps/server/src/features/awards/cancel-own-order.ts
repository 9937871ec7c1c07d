import { cancelByCarrier } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { changeOwnOption, type CodedReason } from './change-own-option';

export const cancelOwnOrder = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(context, loadId, reason, ({ load, standings, now }, input) =>
    cancelByCarrier(load, standings, input, now),
  );
