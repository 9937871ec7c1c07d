import type { Sql } from '../../../platform/database/database';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { saveTenderMessages } from '../../messages';
import { applyChanges, type AuctionChange } from '../apply-changes';
import { inviteAudience, listInvitedAudience } from './audience.queries';

interface PublishedTender {
  loadId: number;
  companyId: number;
  endsAt: number;
  /** The person who published, or the load's manager if the clock did. */
  accountId: number;
}

/**
 * Saves changes of locked tenders and reaches the audience of those that are published, whoever acts: a person, or the
 * system in the name of the manager.
 */
export async function applyPublications(context: RecordContext, changes: AuctionChange[], now: number): Promise<void> {
  const published = changes.flatMap(({ locked: { row }, change, cause }) =>
    change.load.publishedAt
      ? {
          loadId: row.id,
          companyId: row.company_id,
          endsAt: change.load.effectiveEnd ?? 0,
          accountId: cause.accountId ?? row.manager_id,
        }
      : [],
  );
  if (published.length > 0) await reachAudience(context.sql, published, now);
  await applyChanges(context, changes);
}

/**
 * Gives every carrier of the audience its option and writes to invited carriers, who get theirs on acceptance. Returns
 * the new options.
 */
export async function reachAudience(sql: Sql, tenders: PublishedTender[], now: number) {
  const reached = await inviteAudience(
    sql,
    tenders.map(({ loadId }) => loadId),
    now,
  );
  for (const tender of tenders) {
    const { loadId, companyId, accountId, endsAt } = tender;
    const invited = await listInvitedAudience(sql, companyId, loadId, now);
    await saveTenderMessages(sql, { companyId, accountId }, { loadId, endsAt, at: now }, invited);
  }
  return reached;
}
