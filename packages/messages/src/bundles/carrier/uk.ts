import { carrierApp as frame } from '../../carrier-app/uk';
import { carrierBid } from '../../carrier-bid/uk';
import { carrierLink } from '../../carrier-link/uk';

export const carrierApp = { ...frame, ...carrierBid, ...carrierLink };
