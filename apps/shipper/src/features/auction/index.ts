export { ChainCheck } from './chain-check';
export { ConflictBanner, isConflict } from './conflict-banner';
export { HistoryList } from './history-list';
export { HistoryTab } from './history-tab';
