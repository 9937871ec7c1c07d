export { AfterConfirming } from './after-confirming';
export { AwardActions } from './award-actions';
export { Disputes } from './late-disputes';
export { ResultCard } from './result-card';
