export { facilitiesFeature } from './feature';
export { approveProposal, declineProposal, readProposals } from './proposals/decide-proposal';
export { findProposalForMessage } from './proposals/proposal.queries';
export { readStopFacilities, refuseForeignFacilities } from './route/route-facilities';
