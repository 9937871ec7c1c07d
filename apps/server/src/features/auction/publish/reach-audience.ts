import type { Change } from '@tenderlane/domain';
import type { Sql } from '../../../platform/database/database';
import { saveTenderMessages } from '../../messages';
import { inviteAudience, listInvitedAudience } from './audience.queries';

interface PublishedTender {
  loadId: number;
  companyId: number;
  endsAt: number;
  /** The person who published, or the load's manager if the clock did. */
  accountId: number;
}

export const reachPublished = (
  sql: Sql,
  tenders: { row: { id: number; company_id: number }; change: Change; accountId: number }[],
  now: number,
) => {
  const published = tenders.map(({ row, change, accountId }) => ({
    loadId: row.id,
    companyId: row.company_id,
    endsAt: change.load.effectiveEnd ?? 0,
    accountId,
  }));
  return reachAudience(sql, published, now);
};

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
