// An auction under its lock, and the one writer of what changes in it.
export {
  asCarrier,
  lockAsCarrier,
  lockAuction,
  lockAuctionOf,
  lockForBids,
  type LockedForCarrier,
} from './lock-auction';
export {
  applyChanges,
  applyInMemory,
  persistChanges,
  type AppliedChange,
  type AuctionChange,
  type LockedAuction,
} from './apply-changes';
export type { BidWrite, ChainWrite } from './save-changes.queries';
export { auctionFeature } from './feature';

// How it stands.
export {
  lockRelationForChange,
  readAuctionStates,
  readAuctionStatesWithBids,
  readOwnAuctionState,
  type CarrierStanding,
} from './standing.queries';
export { listCarrierRows, type CarrierRow, type CarrierScope } from './carrier-row.queries';
export { isOwnTender } from './own-tender.queries';

// Whom it reaches.
export { inviteAudience } from './publish/audience.queries';
export { reachPublished } from './publish/reach-audience';
