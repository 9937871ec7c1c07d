import { type Refusal, refuse } from '../core/refusal';
import { FACILITY_LIMITS, type FacilityProposalKind, type FacilityProposalState } from './facility';

export interface ProposalFacts {
  kind: FacilityProposalKind;
  isPublic: boolean;
  isDeleted: boolean;
  isPublished: boolean;
  hasOpen: boolean;
  openCount: number;
}

/** Refuses a proposal, which publishes a company's own facility or corrects a public one. */
export function refuseFacilityProposal(facts: ProposalFacts): Refusal | null {
  if (facts.isDeleted) return refuse('facility.deleted');
  if (facts.kind === 'publication' && (facts.isPublic || facts.isPublished)) return refuse('facility.already-public');
  if (facts.kind === 'correction' && !facts.isPublic) return refuse('facility.not-public');
  if (facts.hasOpen) return refuse('facility.proposal-open');
  if (facts.openCount < FACILITY_LIMITS.openProposalsMax) return null;
  return refuse('facility.too-many-proposals', { limit: FACILITY_LIMITS.openProposalsMax });
}

export const refuseProposalDecision = (state: FacilityProposalState): Refusal | null =>
  state === 'open' ? null : refuse('facility.proposal-decided', { state });
