import { nextAnnouncementAt } from '@tenderlane/domain/announcements';
import type { MemberContext } from '../../platform/context';
import { findSetting } from '../brands';
import { findLastAnnouncedAt } from './announcement.queries';

/** Returns the earliest time of the next announcement; null when the company may announce now. */
export async function findNextAt({ sql, principal, clock }: MemberContext): Promise<number | null> {
  const lastAt = await findLastAnnouncedAt(sql, principal.companyId);
  const { announcement_hours: hours } = await findSetting(sql, principal.companyId);
  return nextAnnouncementAt({ lastAt, hours }, await clock.now(sql));
}
