// What several features need of a load: its row, its parts, its lock and its changes.
export { auctionOf, type LoadRow } from './load-row';
export { findOwnLoad, findOwnRow, lockOwnLoad, missingLoad } from './policy';
export { findLoadParts, LOAD_COLUMNS, lockLoadRow } from './queries';
export { saveLoadChanges, type DecidedLoadChange } from './save-load-changes';
export { dueLoads } from './due-loads';
export { loadsFeature } from './feature';

// A draft, which the edit of an open tender, a publication and a repetition start from.
export { copyLoad } from './draft/copy-load';
export { presentAuction } from './draft/auction-terms';
export { approvalFactsOf, contentOf } from './draft/load-content';
export { findMissing, listMissing } from './draft/find-missing';
export { measureRoute } from './draft/measure-route';
export { mergeAuction, mergeEdit, refuseStaleEdit, saveEdited, type LockedLoad } from './draft/save-draft';

// What is read of it.
export { findOrderContacts, type OrderContacts } from './view/contacts.queries';
export { hasBindingBids } from './view/view.queries';
export { metaOfDraft, viewDraft, viewLoad } from './view/view-load';
export { LIST_STOPS, type ListStop } from './list/list-stops.queries';
export { presentStops, presentTimeline } from './presenter';
export { cityOfStop, tenderNumber } from './view/tender-facts';
export { listTenderFacts, type TenderFacts } from './view/tender-facts.queries';
export { readStopPlaces, stopsIn } from './view/stop-places';
