import { lookUp } from '@tenderlane/domain';
import {
  isSameValue,
  mergeFieldValues,
  type FieldDefinition,
  type FieldProblem,
  type FieldValues,
} from '@tenderlane/domain/fields';
import { fieldColumn, variableOfColumn } from '@tenderlane/contract/fields/columns';
import type { CarrierValues } from './imported-carrier.queries';

/** A line whose own fields stand together; cells that say nothing are left out. */
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

/** What of a line's own fields is new for a carrier that has `before`; or the first of them that it cannot have. */
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
