// Facilities, where loads are loaded and unloaded. A separate entry point of the package.
export {
  FACILITY_CATEGORIES,
  FACILITY_LIMITS,
  FACILITY_PROPOSAL_KINDS,
  FACILITY_PROPOSAL_STATES,
  FACILITY_STATUSES,
  type FacilityCategory,
  type FacilityDay,
  type FacilityHours,
  type FacilityProposalKind,
  type FacilityProposalState,
  type FacilityStatus,
} from './facilities/facility';
export { checkFacilityHours, type ClosedReason, type FacilityHoursWarning } from './facilities/check-facility-hours';
export { refuseFacilityHours } from './facilities/refuse-hours';
export { type ProposalFacts, refuseDecision, refuseFacilityProposal } from './facilities/proposals';
export { weekOf, type WeekPart } from './facilities/week';
