export { fieldConditions } from './conditions.queries';
export { readFieldCells, type FieldCells } from './field-cells';
export { fieldsFeature } from './feature';
export { listFields, requiredFields } from './field.queries';
export { mergeOwnFields } from './merge-values';
