export { announcementsFeature } from './feature';
