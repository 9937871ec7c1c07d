export { packetsFeature } from './feature';
export { approvedPapers, type DemandsColumn, loadDemands, type PapersColumn } from './eligibility/demands.queries';
export { changesWhoMayWin } from './eligibility/decisive';
