import type { StopFacility } from '@tenderlane/contract/facilities/schemas';
import type { Sql } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors';
import { filterUsable, listStopFacilities } from './route-facilities.queries';

interface Stop {
  id?: number | undefined;
  facility_id?: number | null | undefined;
}

/**
 * Refuses facilities that are neither own nor public, or not in use. A facility that the load already names may stay.
 */
export async function refuseForeignFacilities(
  sql: Sql,
  companyId: number,
  stops: readonly Stop[],
  before: readonly Stop[],
): Promise<void> {
  const known = new Set(before.map(({ facility_id: id }) => id));
  const asked = stops.flatMap(({ facility_id: id }) => (id && !known.has(id) ? [id] : []));
  if (asked.length === 0) return;
  const usable = await filterUsable(sql, companyId, asked);
  const wrong = [...stops.entries()].filter(([, { facility_id: id }]) => id && !known.has(id) && !usable.has(id));
  if (wrong.length === 0) return;
  throw new AppError('facility.not-usable', {
    fields: Object.fromEntries(
      wrong.map(([index]) => [`waypoints.${index}.facility_id`, [{ code: 'facility.not-usable' }]]),
    ),
  });
}

export async function readStopFacilities(
  sql: Sql,
  stops: readonly { id?: number | undefined }[],
): Promise<Map<number, StopFacility>> {
  const ids = stops.flatMap(({ id }) => (id ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await listStopFacilities(sql, ids);
  return new Map(rows.map(({ stop_id: id, ...facility }) => [id, facility as StopFacility]));
}
