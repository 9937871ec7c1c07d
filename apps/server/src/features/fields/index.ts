export { fieldsFeature } from './feature';
export { listFields, requiredFields } from './field.queries';
export { mergeOwnFields } from './merge-values';
