export { closeDueTenders } from './due';
export { reachCarrier, resumeBids, suspendBids, type ChangedRelation } from './relation-changes';
export { biddingCarrierRoutes, biddingRoutes } from './routes';
