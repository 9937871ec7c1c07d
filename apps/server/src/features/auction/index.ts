export {
  applyChanges,
  persistChanges,
  applyInMemory,
  type AuctionChange,
  type Cause,
  type LockedAuction,
  type AppliedChange,
} from './apply-changes';
export { inviteAudience, listOpenLoadsToReach, listTendersTold } from './audience.queries';
export { IN_SCOPE, listCarrierRows, senderOf, type CarrierRow, type CarrierScope } from './carrier-row.queries';
export { findReceipt } from './chain.queries';
export {
  asCarrier,
  causeOf,
  toLockedAuction,
  lockAsCarrier,
  lockAuction,
  lockAuctions,
  type LockedForCarrier,
} from './lock-auction';
export { isOwnTender } from './own-tender.queries';
export { reachAudience, toPublished } from './reach-audience';
export { auctionCarrierRoutes, auctionRoutes } from './routes';
export type { BidWrite, ChainWrite } from './save-changes.queries';
export {
  lockRelationForChange,
  readAuctionState,
  readAuctionStates,
  readAuctionStatesWithBids,
  type CarrierStanding,
} from './standing.queries';
