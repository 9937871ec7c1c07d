import {
  mergeFieldValues,
  missingOwnFields,
  type FieldEntity,
  type FieldProblem,
  type FieldValues,
} from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { listFields } from './field.queries';

interface MergeOptions {
  isComplete?: boolean;
}

/** Merges sent values into a record's own fields; errors are reported at `custom.<variable>`. */
export async function mergeOwnFields(
  { sql, principal }: Pick<MemberContext, 'sql' | 'principal'>,
  entity: FieldEntity,
  before: FieldValues,
  sent: Readonly<Record<string, unknown>>,
  { isComplete = false }: MergeOptions = {},
): Promise<FieldValues> {
  if (Object.keys(sent).length === 0) return before;
  const definitions = await listFields(sql, principal.companyId, entity);
  const merged = mergeFieldValues(definitions, before, sent);
  if ('problems' in merged) throw refusedValues(Object.entries(merged.problems));
  const missing = isComplete ? missingOwnFields(definitions, merged.values) : [];
  if (missing.length > 0) throw refusedValues(missing.map((variable) => [variable, 'required']));
  return merged.values;
}

const refusedValues = (problems: readonly (readonly [string, FieldProblem])[]) =>
  new AppError('input.invalid', {
    fields: Object.fromEntries(problems.map(([variable, code]) => [`custom.${variable}`, [{ code }]])),
  });
