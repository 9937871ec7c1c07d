import type { TrackingState } from '@tenderlane/domain/tracking';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

const FOLLOW_EVERY_MS = 10_000;

export interface AddedPositions {
  tripId: number;
  from: number;
}

export const saveAdded = (sql: Sql, added: readonly AddedPositions[], now: number): Promise<number> =>
  sql.run(
    `insert into trip_tracking as k (trip_id, due_at, added_from)
     select n."tripId", ${momentOf('$2')}, ${momentOf('n."from"')}
       from jsonb_to_recordset($1::jsonb) as n("tripId" bigint, "from" float8) order by 1
     on conflict (trip_id) do update
       set due_at = least(k.due_at, greatest(k.followed_at + interval '${String(FOLLOW_EVERY_MS)} milliseconds', excluded.due_at)),
           added_from = least(k.added_from, excluded.added_from)`,
    [JSON.stringify(added), now],
  );

export interface FollowedTrip {
  state: TrackingState;
  dueAt: number | null;
  now: number;
}

export const saveFollowed = (sql: Sql, tripId: number, { state, dueAt, now }: FollowedTrip): Promise<number> =>
  sql.run(`update trip_tracking set state = $2, due_at = $3, followed_at = $4, added_from = null where trip_id = $1`, [
    tripId,
    JSON.stringify(state),
    dueAt === null ? null : new Date(dueAt),
    new Date(now),
  ]);

export const hasDueTrips = async (sql: Sql, now: number): Promise<boolean> =>
  (await sql.first(`select 1 from trip_tracking where due_at <= $1 limit 1`, [new Date(now)])) !== undefined;

export interface DueTripRow {
  id: number;
  state: TrackingState | null;
  added_from: Date | null;
}

/** The rows stay locked. */
export const takeDueTrips = (sql: Sql, now: number, limit: number): Promise<DueTripRow[]> =>
  sql.rows(
    `update trip_tracking set due_at = null where trip_id = any(array(
       select trip_id from trip_tracking where due_at <= $1 order by due_at, trip_id limit $2 for update skip locked))
     returning trip_id as id, state, added_from`,
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
