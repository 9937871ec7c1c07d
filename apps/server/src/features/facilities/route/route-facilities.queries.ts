import type { FacilityCategory, FacilityHours } from '@tenderlane/domain/facilities';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { own, unscoped } from '../../../platform/database/tenant';

export async function filterUsable(sql: Sql, companyId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await sql.rows<{ id: number }>(
    `select f.id from facilities f
      where f.id = any(${idsOf('$2')}) and (${own('f')} or f.is_public) and f.status = 'active' and f.deleted_at is null`,
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface StopFacilityRow {
  stop_id: number;
  name: string;
  category: FacilityCategory;
  time_zone: string;
  hours: FacilityHours | null;
  note: string | null;
}

export function listStopFacilities(sql: Sql, stopIds: readonly number[]): Promise<StopFacilityRow[]> {
  return sql.rows(
    `select w.id as stop_id, f.name, f.category, f.address->>'time_zone' as time_zone, f.hours, f.note
       from waypoints w join facilities f on f.id = w.facility_id
      where w.id = any(${idsOf('$1')}) ${unscoped('facilities of stops that the asker has read')}`,
    [stopIds],
  );
}
