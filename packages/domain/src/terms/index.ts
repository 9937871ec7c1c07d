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
} from './missing';
export { type ApprovalFacts, type ApprovalRule, NO_APPROVAL, type StatedTarget } from './approval-facts';
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
export {
  AUCTION_MODES,
  type AuctionMode,
  CHAIN_KINDS,
  type ChainKind,
  COMPONENT_KINDS,
  type ComponentKind,
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
export { isSealedNow, sealOf } from './sealed';
