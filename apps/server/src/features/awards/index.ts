export { awardsFeature } from './feature';
export { cancelOwnOrder } from './cancel-own-order';
export { changeOwnOption, type CodedReason } from './change-own-option';
export { confirmOwnAward } from './confirm-own-award';
export { cancelTender } from './cancel-tender';
