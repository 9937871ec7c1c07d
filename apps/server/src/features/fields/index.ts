export { fieldConditions } from './conditions.queries';
export { readFieldCells } from './field-cells';
export { fileColumns } from './file-columns';
export { fieldsFeature } from './feature';
export { listFields, requiredFields } from './field.queries';
export { listImportFields } from './import-fields';
export { mergeOwnFields } from './merge-values';
