export { demosFeature } from './feature';
