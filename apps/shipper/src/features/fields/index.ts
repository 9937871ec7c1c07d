export { useFieldColumns } from './field-columns';
export { FieldFilters } from './field-filters';
export { FieldInput } from './field-input';
export { useFieldText } from './field-text';
export { FieldValue } from './field-value';
export { useShownFields } from './fields.api';
export { useFieldChips } from './use-field-chips';
