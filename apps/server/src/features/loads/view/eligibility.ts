import type { IneligibleReason } from '@tenderlane/domain/carriers';
import { eligibilityOf } from '@tenderlane/domain/packets';
import type { EligibilityAnswer } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { findDemands, listAudience } from './eligibility.queries';

const NAMED_MAX = 100;

export async function readEligibility(sql: Sql, companyId: number, loadId: number): Promise<EligibilityAnswer> {
  const [demands, audience] = await Promise.all([
    findDemands(sql, companyId, loadId),
    listAudience(sql, companyId, loadId),
  ]);
  let count = 0;
  const carriers: { id: number; name: string; reasons: IneligibleReason[] }[] = [];
  for (const { id, name, state, papers } of audience) {
    const { mayWin, reasons } = eligibilityOf(state, papers, demands);
    if (mayWin) continue;
    count += 1;
    if (carriers.length < NAMED_MAX) carriers.push({ id, name, reasons });
  }
  return { count: audience.length, not_eligible: count, carriers };
}
