export { helpFeature } from './feature';
