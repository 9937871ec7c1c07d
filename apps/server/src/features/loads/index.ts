export { findOrderContacts, type OrderContacts } from './view/contacts.queries';
export { createLoad } from './draft/create-load';
export { copyLoad } from './draft/copy-load';
export { presentAuction } from './draft/auction-terms';
export { approvalFactsOf, contentOf, missingOf } from './draft/load-content';
export { countAudiences } from './list/list.queries';
export { auctionOf, type LoadRow } from './load-row';
export type { LoadParts } from './load-parts';
export { measureRoute } from './draft/measure-route';
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
export {
  mergeAuction,
  mergeLoad,
  refuseStaleEdit,
  saveEdited,
  TERMS,
  termFields,
  type LockedLoad,
} from './draft/save-draft';
export { hasBindingBids } from './view/view.queries';
export { metaOfDraft, viewDraft, viewLoad } from './view/view-load';
export { cityOfStop, routeOf, tenderNumber } from './view/tender-facts';
export { listTenderFacts, type FactsStop, type TenderFacts } from './view/tender-facts.queries';
export { cityOf, keepStoredNames, readStopPlaces, stopsIn, type StopPlaces } from './view/stop-places';
