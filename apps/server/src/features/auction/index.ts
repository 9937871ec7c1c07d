export {
  applyChanges,
  saveSteps,
  takeStep,
  type Applied,
  type Cause,
  type HeldAuction,
  type Step,
} from './apply-changes';
export { inviteAudience, listOpenLoadsToReach, listTendersTold } from './audience.queries';
export { IN_SCOPE, listCarrierRows, senderOf, type CarrierRow, type CarrierScope } from './carrier-row.queries';
export { findReceipt } from './chain.queries';
export {
  asCarrier,
  causeOf,
  heldOf,
  holdAsCarrier,
  holdAuction,
  holdForCarriers,
  type Held,
  type HeldByCarrier,
} from './hold-auction';
export { isOwnTender } from './own-tender.queries';
export { reachAudience, toPublished } from './reach-audience';
export { auctionCarrierRoutes, auctionRoutes } from './routes';
export type { BidWrite, ChainWrite } from './save-changes.queries';
export {
  lockRelationForChange,
  readAuctionState,
  readAuctionStates,
  readAuctionStatesWithBids,
  type HeldStanding,
} from './standing.queries';
