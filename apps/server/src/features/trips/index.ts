export { createDriverFinder } from './driver/find-driver';
export { tripsFeature } from './feature';
