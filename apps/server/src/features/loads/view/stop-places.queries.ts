import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { unscoped } from '../../../platform/database/tenant';
import { PLACE_COLUMNS, type PlaceRow } from '../../reference';

export function listStopPlaces(sql: Sql, stopIds: readonly number[]): Promise<(PlaceRow & { stop_id: number })[]> {
  return sql.rows(
    `select w.id as stop_id, ${PLACE_COLUMNS}
       from waypoints w join places p on p.id = w.place_id left join places s on s.id = p.seat_id
      where w.id = any(${idsOf('$1')}) ${unscoped('places of stops that the asker has read')}`,
    [stopIds],
  );
}
