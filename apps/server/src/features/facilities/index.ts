export { facilitiesFeature } from './feature';
export { countQueue as countProposals } from './proposals/proposal.queries';
export { approveProposal, declineProposal, readProposals } from './proposals/decide-proposal';
export { readStopFacilities, refuseForeignFacilities } from './route/route-facilities';
