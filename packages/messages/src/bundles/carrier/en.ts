import { carrierApp as frame } from '../../carrier-app/en';
import { carrierBid } from '../../carrier-bid/en';
import { carrierLink } from '../../carrier-link/en';

export const carrierApp = { ...frame, ...carrierBid, ...carrierLink };
