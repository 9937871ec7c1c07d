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
} from './field';
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
} from './value';
export { readFieldText, type TextProblem, type TextReader } from './read-text';
export { isNumberText, readFieldFilter, writeFieldFilter, type FieldCondition } from './filter';
