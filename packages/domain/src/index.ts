export {
  isRefusal,
  type Refusal,
  REFUSAL_CODES,
  REFUSAL_STATUS,
  type RefusalCode,
  type RefusalStatus,
  refuse,
} from './refusal';
export { carrierRefusals, type Refusals, shipperRefusals } from './load/abilities';
export { estimateDistanceKm, greatCircleKm } from './load/distance';
export {
  type Audience,
  changesOnlyGrow,
  frozenChange,
  frozenTerms,
  MATERIAL_SECTIONS,
  materialChange,
  type MaterialSection,
} from './load/edit-after-publication';
export {
  type ActionSubject,
  FINAL_STATES,
  LOAD_ACTIONS,
  LOAD_STATES,
  type LoadAction,
  type LoadState,
  refuseAction,
  type Timeline,
  TIMELINE_STEPS,
  type TimelineStep,
  timelineStep,
} from './load/load-state';
export {
  type Address,
  type Cargo,
  firstPickup,
  type LoadContent,
  type Payment,
  type Point,
  TENDER_TYPES,
  type TenderType,
  type Truck,
  type Waypoint,
  WAYPOINT_KINDS,
  type WaypointKind,
} from './load/load';
export {
  type DistanceUnit,
  distanceUnit,
  KM_PER_MILE,
  listPrice,
  type ListPrices,
  pricePerDistance,
  savings,
  SAVINGS_BASES,
  type SavingsBasis,
} from './load/price';
export { archiveLoad, completeLoad, failLoad, startLoading, unarchiveLoad } from './load/progress';
export { type Missing, MISSING_CODES, type MissingCode, missingForPublication } from './load/publish';
export { type ApproveInput, approveOption, refuseApprove } from './bidding/approve-option';
export {
  type ApprovalRule,
  draftFields,
  isBiddingOpen,
  isEndAfterPickup,
  latestEnd,
  type LoadAuction,
  type LoadFields,
  minimumValidUntil,
  type PendingApproval,
  SELECTED_VIA,
  type SelectedVia,
  timed,
  type TimedLoad,
  usualValidUntil,
} from './bidding/auction';
export { APPROVAL_MS, needsApproval } from './bidding/award';
export { bookNow, type BookNowInput, refuseBookNow } from './bidding/book-now';
export { cancelLoad, refuseCancel } from './bidding/cancel';
export {
  canonicalJson,
  CHAIN_START,
  type ChainEntry,
  chainHashInput,
  checkChain,
  checkReceipt,
  commitmentInput,
  type Json,
  type Sha256Hex,
} from './bidding/chain';
export {
  applyChange,
  applyOptions,
  type ChainStep,
  type Change,
  type ChangeEvent,
  completeChange,
  emptyChange,
  EVENT_ACTIONS,
  type EventAction,
  type Loss,
  mergeChanges,
  type Notice,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeRecipient,
  type OptionChange,
} from './bidding/change';
export { closeTender, endDecision } from './bidding/close';
export {
  type BidReferences,
  comparablePrice,
  comparableRate,
  farBelow,
  highestAllowedBid,
  highestComparable,
  type PricedBid,
  stepAmount,
} from './bidding/comparable';
export { confirmAward, type ConfirmInput, refuseConfirm } from './bidding/confirm';
export {
  type CandidateRecord,
  chooseWinner,
  type Decision,
  EXCLUSION_REASONS,
  type ExclusionReason,
  guardrailComparable,
  isCandidate,
  type UsedMetric,
} from './bidding/decision';
export { declineOption, refuseDecline } from './bidding/decline';
export { nextDueAt } from './bidding/due';
export { applyMaterialEdit, REACT_AT_LEAST_MINUTES } from './bidding/edit';
export { extendEnd } from './bidding/extend';
export { extendByHand, type ExtendInput, refuseEnd, refuseExtend } from './bidding/manual-extend';
export { onDue } from './bidding/on-due';
export { type BidInput, type BidOutcome, judgeBid, placeBid, refuseBidder } from './bidding/place-bid';
export { promoteBid } from './bidding/provisional-bid';
export { publishLoad, schedulePublication } from './bidding/publish-load';
export { reconfirmBid, type ReconfirmInput, refuseReconfirm } from './bidding/reconfirm';
export { resumeStanding, suspendStanding } from './bidding/relation-changed';
export { refuseRelease, type ReleaseInput, releaseWinner } from './bidding/release';
export { refuseReopen, reopenTender } from './bidding/reopen';
export { raisePrice, refuseRepublish, republishLoad } from './bidding/republish';
export { refuseOption, refuseSelect, type SelectInput, selectOption } from './bidding/select-option';
export { sha256Hex } from './bidding/sha256';
export {
  bestComparable,
  type CarrierMetrics,
  type Counters,
  counters,
  hasValidBid,
  isLive,
  leader,
  type LiveStanding,
  rankOf,
  rankStandings,
  type Standing,
} from './bidding/standing';
export {
  AUCTION_MODES,
  type AuctionMode,
  AUDIENCE_KINDS,
  type AudienceKind,
  BASES,
  type Basis,
  CHAIN_KINDS,
  type ChainKind,
  COMPONENT_KINDS,
  type ComponentKind,
  DAY_MS,
  DECLINE_CODES,
  type DeclineCode,
  DEFAULT_TERMS,
  DEFAULT_WEIGHTS,
  HOUR_MS,
  LIMITS,
  LOSS_REASONS,
  type LossReason,
  MINUTE_MS,
  OPTION_STATES,
  type OptionState,
  type Step,
  STEP_KINDS,
  type StepKind,
  type Terms,
  VAT_MODES,
  type VatMode,
  type Weights,
  WINNER_MODES,
  WINNER_RULES,
  type WinnerMode,
  type WinnerRule,
} from './bidding/terms';
export {
  CARRIER_SEES,
  type CarrierFacts,
  GAP_BANDS,
  type GapBand,
  HIDDEN_FROM_CARRIERS,
  isSealedNow,
  type LossGap,
  lossGap,
  visibleToCarrier,
  visibleToShipper,
} from './bidding/visibility';
export {
  cancelByCarrier,
  cancelWeight,
  lapseConfirmation,
  refuseAward,
  type RefuseAwardInput,
} from './bidding/winner-gone';
export { refuseWithdraw, withdrawBid, type WithdrawInput } from './bidding/withdraw';
export {
  COUNTRY_CURRENCIES,
  COUNTRY_IDS,
  type CountryId,
  CURRENCIES,
  type Currency,
  CURRENCY_CODES,
  currencyDecimals,
  defaultCurrency,
  FALLBACK_COUNTRY,
  formatAmountPlain,
  formatPercentPlain,
  isCountryId,
  isCurrency,
  parseAmount,
  parsePercent,
} from './money/currency';
export {
  chooseLocale,
  countryFromLanguage,
  FALLBACK_LOCALE,
  firstLanguage,
  type Locale,
  LOCALES,
  toCountry,
  toLocale,
} from './people/locale';
export {
  can,
  refuseHandOver,
  refuseRight,
  refuseRoleChange,
  type Right,
  RIGHTS,
  rightsOf,
  type Role,
  type RoleChange,
  ROLES,
} from './people/roles';
export {
  afterNewLoad,
  type GuardInput,
  type GuardOutcome,
  guardRoute,
  type GuardStep,
  type OnboardingFacts,
  onboardingStep,
  type RouteName,
  ROUTES,
} from './people/route-guard';
export {
  CODE_LENGTH,
  type CodeRequest,
  type CodeTry,
  judgeCodeRequest,
  judgeCodeTry,
  SIGN_IN_LIMITS,
  type SignInJudgement,
  type SignInLimits,
  type Tally,
} from './people/sign-in';
export {
  type Acceptance,
  acceptInvitation,
  type Eligibility,
  type EligibilityFacts,
  eligible,
  INELIGIBLE_REASONS,
  type IneligibleReason,
  type Invitation,
  INVITATION_LIFE_MS,
  nextRelation,
  refuseInvitation,
  refuseRelation,
  refuseToBid,
  RELATION_ACTIONS,
  RELATION_STATES,
  type RelationAction,
  type RelationState,
} from './carriers/relation';
export {
  type Capacity,
  CAPACITY_KEYS,
  type CapacityKey,
  isGranted,
  type Subscription,
  subscriptionUntilPlans,
} from './plans/capacity';
