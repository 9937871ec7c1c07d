import { joinSubscribers } from '../../platform/events/in-transaction';
import type { Feature } from '../../platform/feature';
import { failedPublication, publicationSubscribers } from './dashboard/failed-publications';
import { findTenderHolder } from './link/show-link';
import { auctionSubscribers } from './relation/subscribers';
import { auctionCarrierRoutes, auctionRoutes } from './routes';

export const auctionFeature = {
  shipper: auctionRoutes,
  carrier: auctionCarrierRoutes,
  subscribers: joinSubscribers(auctionSubscribers, publicationSubscribers),
  attention: [failedPublication],
  holders: { tender: findTenderHolder },
} satisfies Feature;
