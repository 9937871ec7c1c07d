// Locking an auction and the only writer of its changes.
export { lockAsCarrier, lockAuction, lockForBids } from './lock-auction';
export { applyChanges, type AppliedChange, type LockedAuction } from './apply-changes';
export { changeBidsOf } from './relation/change-bids-of';
export { auctionFeature } from './feature';

// State of an auction.
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

// Publication and its audience.
export { publishDraft } from './publish/publish-draft';
export { extendTender } from './edit/extend-tender';
export { publish } from './publish/publish-load';

// Facts of a tender that its whole audience may read.
export { listTenderFacts, type TenderFacts } from './tender-facts.queries';
export { cityOfStop } from './city-of-stop';
