import { mergeFieldValues, type FieldEntity, type FieldValues } from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { listFields } from './field.queries';

/** A record's own fields after some were sent; what is wrong stands at `custom.<variable>`. */
export async function mergeOwnFields(
  { sql, principal }: Pick<MemberContext, 'sql' | 'principal'>,
  entity: FieldEntity,
  before: FieldValues,
  sent: Readonly<Record<string, unknown>>,
): Promise<FieldValues> {
  if (Object.keys(sent).length === 0) return before;
  const merged = mergeFieldValues(await listFields(sql, principal.companyId, entity), before, sent);
  if ('values' in merged) return merged.values;
  throw new AppError('input.invalid', {
    fields: Object.fromEntries(
      Object.entries(merged.problems).map(([variable, code]) => [`custom.${variable}`, [{ code }]]),
    ),
  });
}
