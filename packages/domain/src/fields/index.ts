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
  fieldChanges,
  isSameValue,
  mergeFieldValues,
  missingOwnFields,
  type FieldMoney,
  type FieldProblem,
  type FieldValue,
  type FieldValues,
} from './value';
export { readFieldText, type TextProblem } from './read-text';
export { isNumberText, readFieldFilter, writeFieldFilter, type FieldCondition } from './filter';
