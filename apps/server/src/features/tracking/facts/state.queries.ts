import type { TrackingState } from '@tenderlane/domain/tracking';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

/** Locks the tracking of trips, so that the facts of each follow from all positions of the calls before. */
export async function lockStates(sql: Sql, tripIds: readonly number[]): Promise<Map<number, TrackingState | null>> {
  await sql.run(
    `insert into trip_tracking (trip_id) select id from unnest($1::bigint[]) as n(id) order by id on conflict do nothing`,
    [tripIds],
  );
  const rows = await sql.rows<{ trip_id: number; state: TrackingState | null }>(
    `select trip_id, state from trip_tracking where trip_id = any($1::bigint[]) order by trip_id for update`,
    [tripIds],
  );
  return new Map(rows.map(({ trip_id: id, state }) => [id, state]));
}

export const saveState = (sql: Sql, tripId: number, state: TrackingState, dueAt: number | null): Promise<number> =>
  sql.run(`update trip_tracking set state = $2, due_at = $3 where trip_id = $1`, [
    tripId,
    JSON.stringify(state),
    dueAt === null ? null : new Date(dueAt),
  ]);

export const hasDueTrips = async (sql: Sql, now: number): Promise<boolean> =>
  (await sql.first(`select 1 from trip_tracking where due_at <= $1 limit 1`, [new Date(now)])) !== undefined;

/** The rows stay locked. */
export const takeDueTrips = (sql: Sql, now: number, limit: number): Promise<{ id: number }[]> =>
  sql.rows(
    `update trip_tracking set due_at = null where trip_id = any(array(
       select trip_id from trip_tracking where due_at <= $1 order by due_at, trip_id limit $2 for update skip locked))
     returning trip_id as id`,
    [new Date(now), limit],
  );

export const postponeTrip = (sql: Sql, id: number, until: number): Promise<number> =>
  sql.run(`update trip_tracking set due_at = $2 where trip_id = $1`, [id, new Date(until)]);

/** Lets the clock follow the trips of loads again at once. */
export const saveDueTrips = (sql: Sql, loadIds: readonly number[], at: number): Promise<number> =>
  sql.run(
    `update trip_tracking set due_at = $2 ${unscoped('the subscriber knows loads of all companies')}
      where trip_id = any(array(
        select k.trip_id from trip_tracking k join trips t on t.id = k.trip_id where t.load_id = any($1::bigint[])
         order by k.trip_id for update of k))`,
    [loadIds, new Date(at)],
  );
