import type { HolderContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { lockOrder, readTrip, type LockedTrip } from '../trip/lock-trip';
import { findTripKey } from './driver-trip.queries';

export async function lockDriverTrip(context: HolderContext): Promise<LockedTrip> {
  const { sql, principal } = context;
  const key = await findTripKey(sql, principal.companyId, principal.recordId);
  const locked = key && (await lockOrder(context, key.company_id, key.load_id));
  const read = key && (await readTrip(sql, { carrier: principal.companyId }, key.load_id));
  if (!locked || !read) throw notFound();
  return { ...read, loadRow: locked.row, load: locked.load, now: locked.now };
}
