import { withdrawBid } from '@tenderlane/domain/bids';
import type { MemberContext } from '../../../platform/context';
import { changeOwnOption, type CodedReason } from '../../awards';

export const withdrawOwnBid = (context: MemberContext, loadId: number, reason: CodedReason) =>
  changeOwnOption(context, loadId, reason, ({ load, standings, now }, input) =>
    withdrawBid(load, standings, input, now),
  );
