export { attentionAction, type AttentionAction, LANES_SHOWN, OFFICE_ENDS_HOUR, SAVINGS_WEEKS } from './dashboard';
