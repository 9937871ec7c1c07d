export { scorecardFeature } from './feature';
