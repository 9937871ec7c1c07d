import type { Feature } from '../../platform/feature';
import { findTenderHolder } from './link/show-link';
import { auctionSubscribers } from './relation/subscribers';
import { auctionCarrierRoutes, auctionRoutes } from './routes';

export const auctionFeature = {
  shipper: auctionRoutes,
  carrier: auctionCarrierRoutes,
  subscribers: auctionSubscribers,
  holders: { tender: findTenderHolder },
} satisfies Feature;
