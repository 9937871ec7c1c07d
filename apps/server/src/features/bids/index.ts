export { bidsFeature } from './feature';
