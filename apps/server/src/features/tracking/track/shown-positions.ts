import { evidenceOf, isWithheld, type Position } from '@tenderlane/domain/tracking';
import type { Sql } from '../../../platform/database/database';
import type { ReadTrip } from '../../trips';
import { listPositions, listTripDevices } from '../positions/position.queries';

/** Without those of a phone whose driver does not share them now. */
export async function listShownPositions(sql: Sql, { row }: Pick<ReadTrip, 'row'>): Promise<Position[]> {
  const positions = evidenceOf(await listPositions(sql, row.id, 0));
  if (row.is_shared !== false) return positions;
  const devices = await listTripDevices(sql, row.carrier_company_id, row.id);
  const shown = new Set(devices.flatMap(({ device, kind }) => (isWithheld(kind, row.is_shared) ? [] : device)));
  return positions.filter(({ device }) => shown.has(device));
}
