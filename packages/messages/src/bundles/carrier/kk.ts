import { carrierApp as frame } from '../../carrier-app/kk';
import { carrierBid } from '../../carrier-bid/kk';
import { carrierLink } from '../../carrier-link/kk';

export const carrierApp = { ...frame, ...carrierBid, ...carrierLink };
