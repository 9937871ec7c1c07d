export { findOrderContacts, type OrderContacts } from './contacts.queries';
export { createLoad } from './create-load';
export { copyLoad } from './copy-load';
export { presentAuction } from './auction-terms';
export { approvalFactsOf, contentOf, missingOf } from './load-content';
export { countAudiences } from './list.queries';
export { auctionOf, type LoadRow } from './load-row';
export type { LoadParts } from './load-parts';
export { measureRoute } from './measure-route';
export { findOwnLoad, lockOwnLoad, missingLoad } from './policy';
export { iso, isoOf, presentTimeline, price } from './presenter';
export {
  findLoadParts,
  findLoadPartsForCarrier,
  findNextDue,
  listLoadParts,
  LOAD_COLUMNS,
  lockDueLoadRows,
  lockLoadRow,
  lockLoadRowsForCarriers,
  postponeDue,
  waitForDueLoadRow,
  type DueKind,
} from './queries';
export { loadRoutes } from './routes';
export { causeOf, type Cause } from './cause';
export { saveLoadChanges, type DecidedLoadChange } from './save-load-changes';
export { mergeAuction, mergeLoad, refuseStaleEdit, saveEdited, type LockedLoad } from './save-draft';
export { hasBindingBids } from './view.queries';
export { metaOfDraft, viewForEdit, viewLoad } from './view-load';
export { cityOfStop, routeOf, tenderNumber } from './tender-facts';
export { listTenderFacts, type FactsStop, type TenderFacts } from './tender-facts.queries';
export { cityOf, keepStoredNames, readStopPlaces, stopsIn, type StopPlaces } from './stop-places';
