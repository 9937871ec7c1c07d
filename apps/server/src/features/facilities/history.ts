import type { MemberContext } from '../../platform/context';
import { readHistory } from '../../platform/events/history';
import { findSeenFacility } from './policy';

export async function readFacilityHistory(context: MemberContext, id: number, before: number | undefined) {
  await findSeenFacility(context, id);
  return readHistory(context, { entity: 'facility', id }, before);
}
