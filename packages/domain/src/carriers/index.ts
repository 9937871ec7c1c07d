export {
  type Acceptance,
  decideAcceptance,
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
} from './relation';
export { ACTIVE_RELATIONS, isActiveRelation, isLinkedRelation, LINKED_RELATIONS, NETWORK_RELATIONS } from './relation';
export { PACKET_STATUSES, type PacketStatus } from './packet-status';
export { type ConfirmationFacts, refuseConfirmation, refuseLegalIdCheck } from './legal-id';
export { INVITATION_STATES, invitationState, type InvitationFacts, type InvitationState } from './invitation-state';
export { REMINDER_LIMITS, type ReminderRule, reminderTime } from './invitation-reminder';
export { carrierLanguage } from './carrier-language';
export { ACCESS_MODES, type AccessMode, type AccessWay, refuseAsking } from './access';
export {
  asksNothing,
  type Capabilities,
  CAPABILITY_LIMITS,
  type CapabilityLane,
  type Certificate,
  CERTIFICATES,
  coversLane,
  LANE_RADIUS_KM,
  type LabelRule,
  type LaneEnd,
  meetsLabelRule,
} from './capabilities';
export { decideMerge, type Merge, type MergeSide } from './merge';
