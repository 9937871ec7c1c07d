import type { Feature } from '../../platform/feature';
import { auctionSubscribers } from './relation/subscribers';
import { auctionCarrierRoutes, auctionRoutes } from './routes';

export const auctionFeature = {
  shipper: auctionRoutes,
  carrier: auctionCarrierRoutes,
  subscribers: auctionSubscribers,
} satisfies Feature;
