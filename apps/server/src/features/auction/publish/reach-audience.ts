import type { Sql } from '../../../platform/database/database';
import { saveTenderMessages } from '../../messages';
import { inviteAudience, listInvitedAudience } from './audience.queries';

export interface PublishedTender {
  loadId: number;
  companyId: number;
  endsAt: number;
  /** The person who published, or the load's manager if the clock did. */
  accountId: number;
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
