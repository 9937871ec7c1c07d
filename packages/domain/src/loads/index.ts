export { type ChangedTags, changeTags, type TagChange } from './tags';
export { refuseNewManager } from './hand-over';
export {
  DELIVERED_STATES,
  LOAD_ACTIONS,
  LOAD_STATES,
  type LoadAction,
  type LoadState,
  refuseAction,
  type Timeline,
  TIMELINE_STEPS,
  timelineStep,
} from './load-state';
export {
  BASES,
  type Basis,
  type Address,
  type Cargo,
  firstPickup,
  type LoadContent,
  type Payment,
  TENDER_TYPES,
  type Truck,
  type Waypoint,
} from './load';
export { listPrice, savings, SAVINGS_BASES, type SavingsBasis } from './price';
export {
  archiveLoad,
  completeLoad,
  contestLoad,
  failLoad,
  refuseComplete,
  refuseStart,
  startLoading,
  unarchiveLoad,
} from './progress';
export { driveWarnings } from './drive-warnings';
export {
  type Counters,
  type LoadFields,
  type LoadRecord,
  type OrderFacts,
  type PendingApproval,
  SELECTED_VIA,
  type SelectedVia,
} from './load-fields';
export type { LoadChange } from './load-change';
export { loadingLateSince } from './load-due';
export { WATCH_STATES, type WatchState } from './watch';
