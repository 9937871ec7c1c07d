import { type Refusal, refuse } from '../refusal';
import { FACILITY_LIMITS, type FacilityProposalKind, type FacilityProposalState } from './facility';

/** What decides whether a company may propose something about a facility. */
export interface ProposalFacts {
  kind: FacilityProposalKind;
  isPublic: boolean;
  isDeleted: boolean;
  /** It was published already and its public copy is there. */
  isPublished: boolean;
  /** The company has an open proposal about it. */
  hasOpen: boolean;
  /** How many proposals of the company are open in all. */
  openCount: number;
}

/** A company offers its own facility to everybody, or corrects one that everybody sees. */
export function refuseFacilityProposal(facts: ProposalFacts): Refusal | null {
  if (facts.isDeleted) return refuse('facility.deleted');
  if (facts.kind === 'publication' && (facts.isPublic || facts.isPublished)) return refuse('facility.already-public');
  if (facts.kind === 'correction' && !facts.isPublic) return refuse('facility.not-public');
  if (facts.hasOpen) return refuse('facility.proposal-open');
  if (facts.openCount < FACILITY_LIMITS.openProposalsMax) return null;
  return refuse('facility.too-many-proposals', { limit: FACILITY_LIMITS.openProposalsMax });
}

/** A proposal is decided or withdrawn once. */
export const refuseDecision = (state: FacilityProposalState): Refusal | null =>
  state === 'open' ? null : refuse('facility.proposal-decided', { state });
