export {
  CancelDialog,
  CompleteDialog,
  ExtendDialog,
  FailDialog,
  ReleaseDialog,
  ReopenDialog,
  StartDialog,
  type ActionDialogProps,
} from './action.dialogs';
export { ApprovalPanel } from './approval-panel';
export { ApprovalDialog } from './approval.dialog';
export { AwardDialog } from './award.dialog';
export { exportGrid, gridQuery, type Grid } from './awards.api';
export { ContestDialog, OrderDisputes, ResolveDialog } from './late-disputes';
export { DecisionCard } from './decision-card';
export { RaisePriceDialog } from './raise-price.dialog';
export { useBestBidTile } from './best-bid-tile';
export { WinnerCard } from './winner-card';
