import type { MemberContext } from '../../../platform/context';
import { presentCarrier } from '../presenter';
import { listCarriers } from '../queries';
import { listDuplicateGroups } from './duplicate.queries';

/** Lists duplicates; the same carriers appear once, with their strongest reason. */
export async function listDuplicates({ sql, principal, clock }: MemberContext) {
  const groups = await listDuplicateGroups(sql, principal.companyId);
  const known = new Set<string>();
  const shown = groups.filter(({ ids }) => {
    const key = ids.toSorted((a, b) => a - b).join();
    return known.has(key) ? false : Boolean(known.add(key));
  });
  const ids = [...new Set(shown.flatMap((group) => group.ids))];
  const rows = await listCarriers(sql, principal.companyId, ids, await clock.now(sql));
  const carriers = new Map(rows.map((row) => [row.id, presentCarrier(row)]));
  return shown.map(({ reason, value, ids: members }) => ({
    reason,
    value,
    carriers: members.flatMap((id) => carriers.get(id) ?? []),
  }));
}
