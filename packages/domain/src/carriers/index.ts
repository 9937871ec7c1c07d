export {
  type Acceptance,
  decideAcceptance,
  type Eligibility,
  checkEligibility,
  INELIGIBLE_REASONS,
  type IneligibleReason,
  type Invitation,
  INVITATION_LIFE_MS,
  nextRelation,
  refuseInvitation,
  refuseRelation,
  RELATION_STATES,
  type RelationAction,
  type RelationState,
} from './relation';
export { ACTIVE_RELATIONS, isActiveRelation, isLinkedRelation, LINKED_RELATIONS, NETWORK_RELATIONS } from './relation';
export { PACKET_STATUSES, type PacketStatus } from './packet-status';
export { refuseConfirmation, refuseLegalIdCheck } from './legal-id';
export { INVITATION_STATES, invitationState, type InvitationFacts } from './invitation-state';
export { REMINDER_LIMITS, reminderTime } from './invitation-reminder';
export { carrierLanguage } from './carrier-language';
export { AUDIENCE_KINDS, type AudienceKind } from './audience';
export { ACCESS_MODES, refuseAsking } from './access';
export {
  asksNothing,
  type Capabilities,
  CAPABILITY_LIMITS,
  type CapabilityLane,
  type Certificate,
  CERTIFICATES,
  LANE_DAYS,
  LANE_RADIUS_KM,
  type LabelRule,
  type LaneEnd,
  meetsLabelRule,
} from './capabilities';
export { decideMerge, type Merge } from './merge';
