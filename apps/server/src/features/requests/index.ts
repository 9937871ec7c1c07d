export { requestsFeature } from './feature';
