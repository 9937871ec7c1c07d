import type { MemberContext } from '../../platform/context';
import { readHistory } from '../../platform/events/history';
import { findSeenFacility } from './policy';

/** What the company did about a facility, newest first. */
export async function readFacilityHistory(context: MemberContext, id: number, before: number | undefined) {
  await findSeenFacility(context, id);
  return readHistory(context, { entity: 'facility', id }, before);
}
