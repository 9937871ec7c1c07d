// An auction under its lock, and the one writer of what changes in it.
export { lockAsCarrier, lockAuction, lockForBids } from './lock-auction';
export { applyChanges, type AppliedChange, type LockedAuction } from './apply-changes';
export { changeBidsOf } from './relation/change-bids-of';
export { auctionFeature } from './feature';

// How it stands.
export { addMetrics } from './add-metrics';
export {
  lockRelationsOf,
  readAuctionStatesWithBids,
  readOwnAuctionState,
  type CarrierStanding,
} from './standing.queries';
export {
  findCarrierLoad,
  findCarrierRow,
  listCarrierHeads,
  type CarrierHead,
  type CarrierRow,
} from './carrier-row.queries';
export { isOwnTender } from './own-tender.queries';

// Whom it reaches.
export { reachPublished } from './publish/reach-audience';
export { extendTender } from './edit/extend-tender';
export { publish } from './publish/publish-load';

// What may be said of a tender to everybody it is meant for.
export { listTenderFacts, type TenderFacts } from './tender-facts.queries';
export { cityOfStop } from './city-of-stop';
