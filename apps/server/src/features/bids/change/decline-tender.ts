import { declineOption } from '@tenderlane/domain/bids';
import type { MemberContext } from '../../../platform/context';
import { changeOwnOption, type CodedReason } from '../../awards';

export const declineTender = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(context, loadId, reason, ({ load, standings, now }, input) =>
    declineOption(load, standings, input, now),
  );
