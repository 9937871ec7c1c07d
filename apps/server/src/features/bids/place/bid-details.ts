import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, type FieldProblem } from '../../../platform/errors';
import type { LockedAuction } from '../../auction';
import { listStopIds } from './stop-ids.queries';

export function detailsOf(body: Partial<BidBody>) {
  return {
    comment: body.comment || null,
    offeredTimes: body.offered_times ?? [],
    truckPlate: body.truck_plate || null,
    driverName: body.driver_name || null,
    components: body.components ?? [],
  };
}

/**
 * Refuses price components in another currency, and offered times for foreign stops or with the end before the start.
 */
export async function checkDetails({ sql }: MemberContext, { row, load }: LockedAuction, body: BidBody): Promise<void> {
  const { currency } = load.terms;
  for (const [index, { price }] of (body.components ?? []).entries()) {
    const problem = { code: 'bid.currency', params: { currency } };
    if (price.currency !== currency) {
      throw new AppError('bid.currency', {
        params: { currency },
        fields: { [`components.${index}.price`]: [problem] },
      });
    }
  }
  const offered = body.offered_times ?? [];
  if (offered.length === 0) return;
  const stops = new Set((await listStopIds(sql, row.company_id, row.id)).map(({ id }) => id));
  const fields: Record<string, FieldProblem[]> = {};
  for (const [index, { waypoint_id: stop, from, to }] of offered.entries()) {
    const path = `offered_times.${index}`;
    if (!stops.has(stop)) fields[`${path}.waypoint_id`] = [{ code: 'not-one-of' }];
    if (Date.parse(to) < Date.parse(from)) fields[`${path}.to`] = [{ code: 'window-order' }];
  }
  if (Object.keys(fields).length > 0) throw new AppError('input.invalid', { fields });
}
