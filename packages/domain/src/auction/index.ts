export {
  type Audience,
  changesOnlyGrow,
  frozenChange,
  frozenTerms,
  MATERIAL_SECTIONS,
  materialChange,
  type MaterialSection,
} from './edit-after-publication';
export {
  audienceSize,
  type MissingForPublication,
  MISSING_CODES,
  type MissingCode,
  missingForPublication,
} from './publish/publish';
export {
  type ApprovalFacts,
  type ApprovalRule,
  latestEnd,
  type LoadAuction,
  minimumValidUntil,
  NO_APPROVAL,
  type StatedTarget,
  toTimedLoad,
  usualValidUntil,
} from './auction';
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
export {
  bidInTenderVat,
  comparablePrice,
  comparableRate,
  highestAllowedBid,
  inTenderVat,
  stepAmount,
  totalOfRate,
} from './comparable';
export { quantityMilli, type Quantities } from './quantity';
export { applyMaterialEdit, REACT_AT_LEAST_MINUTES } from './edit';
export { extendByHand } from './manual-extend';
export { publishLoad, schedulePublication } from './publish/publish-load';
export { resumeStanding, suspendStanding } from './relation-changed';
export { REVISION_LIMITS, type RevisionLimits } from './revisions';
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
export {
  AUCTION_MODES,
  type AuctionMode,
  AUDIENCE_KINDS,
  type AudienceKind,
  CHAIN_KINDS,
  type ChainKind,
  COMPONENT_KINDS,
  type ComponentKind,
  DECLINE_CODES,
  type DeclineCode,
  DEFAULT_TERMS,
  LOSS_REASONS,
  OPTION_STATES,
  isOwnOrder,
  type OptionState,
  type Step,
  type StepKind,
  type Terms,
  type Weights,
  WINNER_MODES,
  WINNER_RULES,
} from './terms';
export { decodeTerms, encodeDefaults, encodeRates, encodeTerms, TERM_NAMES } from './terms-codec';
export { isChainOpenToCarriers, isSealedNow, visibleToCarrier, visibleToShipper } from './visibility';
export type { CandidateRecord, Decision } from './decision';
