// The row, lock and changes of a load.
export { auctionOf, type LoadRow } from './load-row';
export { findOwnLoad, findOwnRow, lockOwnLoad, missingLoad, type LockedLoad } from './policy';
export { LOAD_COLUMNS, lockLoadRow } from './queries';
export { saveLoadChanges } from './save-load-changes';
export { dueLoads } from './due-loads';
export { loadsFeature } from './feature';

// Drafts, the base of edits of open tenders, publications and repetitions.
export { lockEdit, materialSectionsOf, saveEdited } from './draft/save-draft';
export { repeatLoad } from './draft/repeat-load';
export { presentAuction } from './draft/auction-terms';
export { approvalFactsOf } from './draft/load-content';
export { findMissing, listMissing } from './draft/find-missing';

export { findColleagueRole } from './order/hand-over.queries';
export { handOverLoad } from './order/hand-over-load';
export { DISPUTE_FILES, saveDispute, showDisputes } from './order/disputes';

// Reading a load.
export { findOrderContacts } from './view/contacts.queries';
export { hasBindingBids } from './view/view.queries';
export { viewDraft, viewLoad, viewTerms } from './view/view-load';
export { LIST_STOPS, withStops, type ListStop } from './list/list-stops.queries';
export { presentStops, presentTimeline } from './presenter';
export { loadRows } from './dashboard/load-items.queries';
export { SHOWN_NAME, tenderNumber } from './tender-number';
export { readRoute } from './view/read-route';
export { readStopLocalizer } from './view/stop-places';

// Operations of a bulk change.
export { changeOwnTags } from './draft/change-tags';
export { archiveOwnLoad } from './order/archive-own-load';
export { completeOrder } from './order/complete-order';
export { unarchiveOwnLoad } from './order/unarchive-own-load';
export * as loadList from './list/load-list';
export { type SelectedLoad } from './list/selected-loads.queries';
