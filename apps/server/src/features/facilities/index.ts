export { facilitiesFeature } from './feature';
export { approveProposal, declineProposal, readProposals } from './proposals/decide-proposal';
export { readStopFacilities, refuseForeignFacilities } from './route/route-facilities';
