export { importsFeature } from './feature';
export { findRunForMessage } from './run.queries';
