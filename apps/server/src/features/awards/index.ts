export { cancelOwnOrder } from './cancel-own-order';
export { changeOwnOption, toDeclineColumns, toRuleReason, type CodedReason } from './change-own-option';
export { confirmOwnAward } from './confirm-own-award';
export { awardsFeature } from './feature';
