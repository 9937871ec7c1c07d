export { dashboardFeature } from './feature';
