import type { HistoryEntry } from '@tenderlane/contract';
import type { ActorContext } from '../../platform/context';
import { findOwnLoad } from './policy';
import { listHistory } from './view.queries';
import { isSealedNow } from '@tenderlane/domain';

const PAGE = 50;

/** What happened to a load, newest first; in a sealed tender without what bids would tell. */
export async function readHistory(context: ActorContext, id: number, before: number | undefined) {
  const { row, parts } = await findOwnLoad(context, id);
  const sealedNow = isSealedNow({ state: row.state, leftMs: row.left_ms, terms: parts.terms });
  const rows = await listHistory(context.sql, context.actor.companyId, id, before ?? Number.MAX_SAFE_INTEGER, PAGE);
  const data: HistoryEntry[] = rows.map((event) => {
    const isCarriers = event.actor_kind === 'carrier';
    // A bid taken by phone, or one that counts since its carrier was let in, is an act of the shipper's own people.
    const isHidden = sealedNow && (isCarriers || event.action.startsWith('load.bid_'));
    return {
      id: event.id,
      at: event.at.toISOString(),
      action: event.action,
      actor: sealedNow && isCarriers ? null : event.actor,
      actor_kind: event.actor_kind,
      params: isHidden ? {} : event.params,
      changes: event.changes,
    };
  });
  return { data, meta: { next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null } };
}
