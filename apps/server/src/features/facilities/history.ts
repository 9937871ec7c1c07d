import type { MemberContext } from '../../platform/context';
import { readHistory } from '../../platform/events/history';
import { findVisibleFacility } from './policy';

export async function readFacilityHistory(context: MemberContext, id: number, before: number | undefined) {
  await findVisibleFacility(context, id);
  return readHistory(context, { entity: 'facility', id }, before);
}
