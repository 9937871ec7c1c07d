export {
  applyChanges,
  persistChanges,
  applyInMemory,
  type AuctionChange,
  type LockedAuction,
  type AppliedChange,
} from './apply-changes';
export { inviteAudience } from './publish/audience.queries';
export { listCarrierRows, type CarrierRow, type CarrierScope } from './carrier-row.queries';
export {
  asCarrier,
  toLockedAuction,
  lockAsCarrier,
  lockAuction,
  lockAuctions,
  lockFreeAuctions,
  type LockedForCarrier,
} from './lock-auction';
export { isOwnTender } from './own-tender.queries';
export { reachAudience, toPublished } from './publish/reach-audience';
export { auctionCarrierRoutes, auctionRoutes } from './routes';
export type { BidWrite, ChainWrite } from './save-changes.queries';
export {
  lockRelationForChange,
  readAuctionState,
  readAuctionStates,
  readOwnAuctionState,
  readAuctionStatesWithBids,
  type CarrierStanding,
} from './standing.queries';
export { noteView } from './view-option';
