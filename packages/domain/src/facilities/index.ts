export {
  FACILITY_CATEGORIES,
  FACILITY_LIMITS,
  FACILITY_PROPOSAL_KINDS,
  FACILITY_PROPOSAL_STATES,
  FACILITY_STATUSES,
  type FacilityCategory,
  type FacilityHours,
  type FacilityProposalKind,
  type FacilityProposalState,
  type FacilityStatus,
} from './facility';
export { checkFacilityHours, type FacilityHoursWarning } from './check-facility-hours';
export { refuseFacilityHours } from './refuse-hours';
export { refuseProposalDecision, refuseFacilityProposal } from './proposals';
export { weekOf, type WeekPart } from './week';
