export { operatorFeature } from './feature';
