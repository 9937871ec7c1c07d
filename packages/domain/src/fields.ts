// Fields and lists that a company defines for its own records. A separate entry point of the package.
export {
  FIELD_ENTITIES,
  FIELD_LIMITS,
  FIELD_TYPES,
  isVariableName,
  mergeOptions,
  refuseFieldChange,
  refuseOptions,
  takesOptions,
  variableNameOf,
  type FieldDefinition,
  type FieldEntity,
  type FieldOption,
  type FieldType,
} from './fields/field';
export {
  changedMeanwhile,
  checkFieldValue,
  fieldChanges,
  isCalendarDay,
  isSameValue,
  mergeFieldValues,
  missingFields,
  type FieldMoney,
  type FieldProblem,
  type FieldValue,
  type FieldValues,
} from './fields/value';
export { readFieldText, type TextProblem, type TextReader } from './fields/read-text';
export { isNumberText, readFieldFilter, writeFieldFilter, type FieldCondition } from './fields/filter';
