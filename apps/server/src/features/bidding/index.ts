export { closeDueTenders } from './due';
export { biddingReactions } from './relation-changes';
export { biddingCarrierRoutes, biddingRoutes } from './routes';
