import type { HistoryEntry } from '@tenderlane/contract';
import { actionsShownTo, viewOf } from '@tenderlane/contract/events';
import { sealOf } from '@tenderlane/domain/terms';
import type { MemberContext } from '../../../platform/context';
import { findOwnLoad } from '../policy';
import { listHistory, type HistoryRow } from './view.queries';

const PAGE = 50;

export async function readHistory(context: MemberContext, id: number, before: number | undefined) {
  const { row, parts } = await findOwnLoad(context, id);
  const { state, opened_at: openedAt } = row;
  const facts = sealOf({ state, openedAt: openedAt?.getTime() ?? null, terms: parts.terms });
  const shown = actionsShownTo('shipper', facts);
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit: PAGE };
  const rows = await listHistory(context.sql, context.principal.companyId, id, shown, page);
  const data = rows.flatMap((event): HistoryEntry[] => {
    const params = viewOf(event, 'shipper', facts);
    return params ? [toEntry(event, params)] : [];
  });
  return { data, meta: { next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null } };
}

const toEntry = (
  { id, at, action, actor, actor_kind, changes, carrier, copied_number, colleague }: HistoryRow,
  params: HistoryEntry['params'],
): HistoryEntry => ({
  id,
  at: at.toISOString(),
  action,
  actor,
  actor_kind,
  params: {
    ...params,
    ...(carrier !== null && { carrier }),
    ...('copied_from' in params && { copied_number }),
    ...(colleague !== null && { colleague }),
  },
  changes,
});
