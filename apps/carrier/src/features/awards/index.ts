export { AfterConfirming } from './after-confirming';
export { AwardActions } from './award-actions';
export { ResultCard } from './result-card';
