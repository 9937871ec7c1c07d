export { useFieldColumns } from './field-columns';
export { FieldFilters, useFieldChips } from './field-filters';
export { FieldInput } from './field-input';
export { useFieldText } from './field-text';
export { FieldValue } from './field-value';
export { useShownFields } from './fields.api';
