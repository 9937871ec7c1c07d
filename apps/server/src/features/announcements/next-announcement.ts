import { nextAnnouncementAt } from '@tenderlane/domain/announcements';
import type { MemberContext } from '../../platform/context';
import { findSetting } from '../brands';
import { findLastAnnouncedAt } from './announcement.queries';

/** When a company may announce something again; null when it may now. */
export async function findNextAt({ sql, principal, clock }: MemberContext): Promise<number | null> {
  const lastAt = await findLastAnnouncedAt(sql, principal.companyId);
  const { announcement_hours: hours } = await findSetting(sql, principal.companyId);
  return nextAnnouncementAt({ lastAt, hours }, await clock.now(sql));
}
