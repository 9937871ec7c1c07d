export {
  attentionAction,
  type AttentionAction,
  EXPIRING_DAYS,
  LANES_SHOWN,
  OFFICE_ENDS_HOUR,
  SAVINGS_WEEKS,
} from './dashboard';
