import type { AttentionKind } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { readyItems, type AttentionItem, type ReadyItem } from '../../platform/dashboard/attention';
import { iso } from '../../platform/present';
import { countItems, type ItemReader } from './items.queries';

export function readyItemsOf(
  { attention, principal, sql }: MemberContext,
  isWanted: (item: AttentionItem) => boolean,
  now: number,
): Promise<ReadyItem[]> {
  const items = attention.filter((item) => item.side === principal.side && isWanted(item));
  return readyItems(items, { sql, principal, now });
}

/** Items counted by kind; one record opens its page, several open their list. */
export async function countKinds(
  { sql, principal }: MemberContext,
  items: readonly ReadyItem[],
  reader: ItemReader,
): Promise<AttentionKind[]> {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const rows = await countItems(sql, principal.companyId, items, reader);
  return rows.flatMap(({ key, total, record_id: id, names, deadline, since }) => {
    const item = byKey.get(key);
    if (!item) return [];
    const { icon, page, list } = item;
    const one = page && (total === 1 || !list) ? { page, id, query: {} } : null;
    const query = { ...list?.query, ...(reader.isMine && { attention_scope: 'mine' }) };
    const all = { page: list?.page ?? '', id: null, query };
    const moments = { deadline: iso(deadline), since: since.toISOString() };
    return [{ key, icon, opens: one ?? all, total, names, ...moments }];
  });
}
