export { ApprovalDialog } from './approval.dialog';
export { AwardDialog } from './award.dialog';
export type { Grid } from './bid-grid';
export { BidTiles, stepText } from './bid-tiles';
export { gridQuery } from './bidding.api';
export { BidsTab } from './bids-tab';
export { ConflictBanner, isConflict } from './conflict-banner';
export { HistoryTab } from './history-tab';
export { PhoneBidDialog } from './phone-bid.dialog';
