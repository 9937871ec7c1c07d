import type { HistoryEntry } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnLoad } from '../policy';
import { listHistory } from './view.queries';
import { isSealedNow } from '@tenderlane/domain';

const PAGE = 50;

/** What would tell who bids, how often and when; a booking and what becomes of it is shown. */
const HIDDEN_WHILE_SEALED = [
  'load.bid_placed',
  'load.bid_withdrawn',
  'load.bid_reconfirmed',
  'load.bid_accepted',
  'option.viewed',
  'option.declined',
];

/** What happened to a load, newest first; in a sealed tender without what bids would tell. */
export async function readHistory(context: MemberContext, id: number, before: number | undefined) {
  const { row, parts } = await findOwnLoad(context, id);
  const { state, opened_at: openedAt } = row;
  const sealedNow = isSealedNow({ state, openedAt: openedAt?.getTime() ?? null, terms: parts.terms });
  const hidden = sealedNow ? HIDDEN_WHILE_SEALED : [];
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit: PAGE };
  const rows = await listHistory(context.sql, context.principal.companyId, id, hidden, page);
  const data: HistoryEntry[] = rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  return { data, meta: { next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null } };
}
