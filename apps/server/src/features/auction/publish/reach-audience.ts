import type { Change } from '@tenderlane/domain';
import type { Sql } from '../../../platform/database/database';
import { keepTenderMessages } from '../../carriers';
import { inviteAudience, listInvitedAudience } from './audience.queries';

export interface PublishedTender {
  loadId: number;
  companyId: number;
  endsAt: number;
  /** Who published it, or its manager where the clock did. */
  accountId: number;
}

/** A tender as a change publishes it. */
export const toPublished = (
  row: { id: number; company_id: number },
  { load }: Change,
  accountId: number,
): PublishedTender => ({ loadId: row.id, companyId: row.company_id, endsAt: load.effectiveEnd ?? 0, accountId });

/**
 * Gives every carrier of the audience its option, and writes to the invited ones, who get theirs when they accept. Answers
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
    await keepTenderMessages(sql, { companyId, accountId }, { loadId, endsAt, at: now }, invited);
  }
  return reached;
}
