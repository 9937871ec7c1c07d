import type { Feature } from '../../platform/feature';
import { auctionCarrierRoutes, auctionRoutes } from './routes';

export const auctionFeature = { shipper: auctionRoutes, carrier: auctionCarrierRoutes } satisfies Feature;
