import type { LoadView } from '@tenderlane/contract';
import { money, percentBp } from '../../../lib/formats';

export const stepText = ({ auction, payment }: LoadView): string =>
  auction.bid_step.kind === 'percent'
    ? percentBp(auction.bid_step.value)
    : money({ amount: auction.bid_step.value, currency: payment.currency });
