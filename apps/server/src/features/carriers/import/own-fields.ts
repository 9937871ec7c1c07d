import { lookUp } from '@tenderlane/domain/values';
import {
  isSameValue,
  mergeFieldValues,
  type FieldDefinition,
  type FieldProblem,
  type FieldValues,
} from '@tenderlane/domain/fields';
import { fieldColumn, variableOfColumn } from '@tenderlane/contract/fields/columns';
import type { CarrierValues } from './imported-carrier.queries';

export function takeOwnFields(line: CarrierValues): CarrierValues {
  const custom = new Map<string, unknown>();
  const rest = Object.entries(line).filter(([key, value]) => {
    const variable = variableOfColumn(key);
    if (variable !== null && value !== null) custom.set(variable, value);
    return variable === null;
  });
  const values = Object.fromEntries(rest) as unknown as CarrierValues;
  return custom.size > 0 ? { ...values, custom: Object.fromEntries(custom) as FieldValues } : values;
}

export function changedOwnFields(
  definitions: readonly FieldDefinition[],
  before: FieldValues,
  sent: FieldValues,
): { custom: FieldValues } | { reason: FieldProblem; field: string } {
  const merged = mergeFieldValues(definitions, before, sent);
  if ('problems' in merged) {
    const [variable, reason] = Object.entries(merged.problems)[0] ?? ['', 'invalid'];
    return { reason, field: fieldColumn(variable) };
  }
  const changed = Object.entries(merged.values).filter(([key, value]) => !isSameValue(value, lookUp(before, key)));
  return { custom: Object.fromEntries(changed) };
}
