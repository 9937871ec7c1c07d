export * from './companies';
export { isEqual } from './values/is-equal';
export { isTimeZone } from './values/time-of-day';
export { lookUp } from './values/look-up';
export type { ChangeEvent } from './events/change-params';
export { EVENT_ACTIONS, NEWS_ACTIONS, type EventAction } from './events/event-actions';
export { isRefusal, type Refusal, REFUSAL_CODES, REFUSAL_STATUS, type RefusalCode, refuse } from './refusal';
export { fieldsChangedSince, refuseStale } from './refuse-stale';
export {
  BULK_ACTIONS,
  type BulkAction,
  isJobEnded,
  JOB_LIMITS,
  JOB_ROW_OUTCOMES,
  JOB_STATES,
  type JobRowOutcome,
  type JobState,
} from './jobs/job';
export { CHAT_LIMITS, CHAT_MODEL_TYPES, type ChatModelType, QUESTION_MODES, type QuestionMode } from './chat/limits';
export { refuseMessage, refusePace, refuseQuestion, refuseSending, refuseSpeaking } from './chat/chat-rules';
export { type ChangedTags, changeTags, type TagChange } from './load/tags';
export { estimateDistanceKm, estimateDrivingMinutes, estimateLegsKm } from './load/distance';
export { refuseNewManager } from './load/hand-over';
export {
  type Audience,
  changesOnlyGrow,
  frozenChange,
  frozenTerms,
  MATERIAL_SECTIONS,
  materialChange,
  type MaterialSection,
} from './auction/edit-after-publication';
export {
  DELIVERED_STATES,
  LOAD_ACTIONS,
  LOAD_STATES,
  type LoadAction,
  type LoadState,
  refuseAction,
  type Timeline,
  TIMELINE_STEPS,
  timelineStep,
} from './load/load-state';
export {
  type Address,
  type Cargo,
  firstPickup,
  type LoadContent,
  type Payment,
  TENDER_TYPES,
  type Truck,
  type Waypoint,
  WAYPOINT_KINDS,
  type WaypointKind,
} from './load/load';
export {
  distanceUnit,
  KM_PER_MILE,
  listPrice,
  pricePerDistance,
  savings,
  SAVINGS_BASES,
  type SavingsBasis,
} from './load/price';
export { archiveLoad, completeLoad, contestLoad, failLoad, startLoading, unarchiveLoad } from './load/progress';
export { type DriveWarning, driveWarnings } from './load/drive-warnings';
export {
  type AudienceReach,
  audienceSize,
  type Missing,
  MISSING_CODES,
  type MissingCode,
  missingForPublication,
} from './auction/publish/publish';
export { type ApprovalCause, approvalCause, approvalLimits, lowerTarget, needsApproval } from './awards/approval-rule';
export { approveOption } from './awards/approve-option';
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
} from './auction/auction';
export { bookNow } from './bids/book-now';
export { cancelLoad } from './awards/cancel';
export {
  canonicalJson,
  CHAIN_START,
  type ChainEntry,
  chainHashInput,
  checkChain,
  checkReceipt,
  commitmentInput,
} from './auction/chain/chain';
export { applyOptions, type Change, completeChange, emptyChange, type Loss, type OptionChange } from './auction/change';
export {
  bidInTenderVat,
  comparablePrice,
  comparableRate,
  highestAllowedBid,
  inTenderVat,
  stepAmount,
  totalOfRate,
} from './auction/comparable';
export { quantityMilli, type Quantities } from './auction/quantity';
export { confirmAward } from './awards/confirm';
export { chooseWinner, guardrailComparable } from './awards/choose-winner';
export { declineOption } from './bids/decline';
export { applyMaterialEdit, REACT_AT_LEAST_MINUTES } from './auction/edit';
export { extendByHand } from './auction/manual-extend';
export { onDue } from './awards/on-due';
export { type BidInput, type BidOutcome, placeBid } from './bids/place-bid';
export { promoteBid } from './bids/provisional-bid';
export { publishLoad, schedulePublication } from './auction/publish/publish-load';
export { reconfirmBid } from './bids/reconfirm';
export { resumeStanding, suspendStanding } from './auction/relation-changed';
export { releaseWinner } from './awards/release';
export { reopenTender } from './awards/reopen';
export { raisePrice, republishLoad } from './awards/republish';
export { REVISION_LIMITS, type RevisionLimits } from './auction/revisions';
export { refuseOption, refuseSelect, selectOption } from './awards/select-option';
export { sha256Hex } from './auction/chain/sha256';
export { bestComparable, findLeader, rankOf, rankStandings, type Standing, withoutApproval } from './auction/standing';
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
  VAT_MODES,
  type VatMode,
  type Weights,
  WINNER_MODES,
  WINNER_RULES,
} from './auction/terms';
export { decodeTerms, encodeDefaults, encodeRates, encodeTerms, TERM_NAMES } from './auction/terms-codec';
export { isChainOpenToCarriers, isSealedNow, visibleToCarrier, visibleToShipper } from './auction/visibility';
export { cancelByCarrier } from './awards/winner-gone';
export { withdrawBid } from './bids/withdraw';
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
  isCountryId,
  isCurrency,
  parseAmount,
  parsePercent,
} from './money/currency';
export { chooseLocale, FALLBACK_LOCALE, type Locale, LOCALES, toLocale } from './people/choose-locale';
export { countryOfBrowser, firstLanguage, languagesOf, toCountry } from './people/locale';
export { refuseProfileChange, refuseProfileLock } from './people/profile-lock';
export {
  companyOfSupportId,
  isPhotoType,
  isTelegramLink,
  OPERATOR_PROFILE,
  type PhotoType,
  supportId,
} from './people/operator-profile';
export { PERSONAL_LINK_LIFE_MS, refusePersonalLink, type PersonalLink } from './people/personal-link';
export {
  hasRight,
  APPROVERS_MIN,
  refuseApprovalRule,
  refuseHandOver,
  refuseRight,
  refuseRoleChange,
  type Right,
  RIGHTS,
  RIGHTS_IN_USE,
  rightsInUseOf,
  rightsOf,
  effectiveRights,
  type Role,
  type RoleChange,
  type RoleFacts,
  ROLES,
  type Side,
  SIDES,
  type SignInWay,
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
  chooseNextCode,
  type CodeForm,
  type CodeCheck,
  codeState,
  hasOwnLimits,
  checkCodeRequest,
  refuseCodeTry,
  SIGN_IN_LIMITS,
  type SignInLimits,
  type WindowCount,
  type WaitingCode,
} from './people/sign-in';
export {
  type Acceptance,
  acceptInvitation,
  type Eligibility,
  type EligibilityFacts,
  checkEligibility,
  INELIGIBLE_REASONS,
  type IneligibleReason,
  type Invitation,
  INVITATION_LIFE_MS,
  nextRelation,
  refuseInvitation,
  refuseRelation,
  RELATION_ACTIONS,
  RELATION_STATES,
  type RelationAction,
  type RelationState,
} from './carriers/relation';
export {
  ACTIVE_RELATIONS,
  isActiveRelation,
  isLinkedRelation,
  LINKED_RELATIONS,
  NETWORK_RELATIONS,
} from './carriers/relation';
export { PACKET_STATUSES, type PacketStatus } from './carriers/packet-status';
export {
  documentType,
  LEGAL_ID_REQUEST_LIMITS,
  type LegalIdRequestCounts,
  refuseLegalIdRequest,
} from './people/legal-id-requests';
export { type ConfirmationFacts, refuseConfirmation, refuseLegalIdCheck } from './carriers/legal-id';
export {
  firstFreeMoment,
  invitationsPerDay,
  invitationTime,
  type LoginHistory,
  MESSAGE_LIMITS,
  nextFromAllCompanies,
  NO_HISTORY,
  refuseInviting,
  type TenderMessage,
  tenderMessage,
} from './messages/messages-to-others';
export { isDemoLogin } from './messages/demo-login';
export {
  type Capacity,
  CAPACITY_KEYS,
  type CapacityKey,
  isGranted,
  type Subscription,
  subscriptionUntilPlans,
} from './plans/capacity';
export { carrierRefusals } from './bids/carrier-refusals';
export { shipperRefusals } from './awards/shipper-refusals';
export { resolveLoad } from './awards/resolve';
export type { Counters, LoadFields, LoadRecord, PendingApproval } from './load/load-fields';
export { SELECTED_VIA, type SelectedVia } from './load/load-fields';
export type { Json } from './json';
export type { LoadChange } from './load/load-change';
export type { CandidateRecord, Decision } from './auction/decision';
export { loadingLateSince } from './load/load-due';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './time';
export { LIMITS } from './limits';
