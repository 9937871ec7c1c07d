export { tripsFeature } from './feature';
