export { bidsFeature } from './feature';
export { ownOptionRows } from './dashboard/own-option-rows.queries';
