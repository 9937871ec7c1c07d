import { carrierApp as frame } from '../../carrier-app/ru';
import { carrierBid } from '../../carrier-bid/ru';
import { carrierLink } from '../../carrier-link/ru';

export const carrierApp = { ...frame, ...carrierBid, ...carrierLink };
