export { accountFeature } from './feature';
