export { chatFeature } from './feature';
