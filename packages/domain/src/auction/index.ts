export { latestEnd, type LoadAuction, minimumValidUntil, toTimedLoad, usualValidUntil } from './auction';
export {
  canonicalJson,
  CHAIN_START,
  type ChainEntry,
  chainHashInput,
  checkChain,
  checkReceipt,
  commitmentInput,
} from './chain/chain';
export { applyOptions, type Change, completeChange, emptyChange, type LossDetails, type OptionChange } from './change';
export { applyMaterialEdit, REACT_AT_LEAST_MINUTES } from './edit';
export { extendByHand } from './manual-extend';
export { publishLoad, schedulePublication } from './publish/publish-load';
export { resumeStanding, suspendStanding } from './relation-changed';
export { sha256Hex } from './chain/sha256';
export {
  bestComparable,
  findLeader,
  rankOf,
  rankStandings,
  type Standing,
  withoutApproval,
  type CarrierMetrics,
} from './standing';
export { isChainOpenToCarriers, visibleToCarrier, visibleToShipper } from './visibility';
export type { CandidateRecord, Decision } from './decision';
