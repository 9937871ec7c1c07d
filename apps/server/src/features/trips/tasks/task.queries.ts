import type { Side } from '@tenderlane/domain/core';
import type { TripTask } from '@tenderlane/domain/trips';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import { ofTrip, type TripReader } from '../trip/trip.queries';

export interface TaskRow {
  id: number;
  stop_id: number | null;
  side: Side | null;
  title: string | null;
  performer: TripTask['performer'];
  tracking: TripTask['tracking'];
  /** The own date, otherwise the end of the stop's window. */
  due_at: Date | null;
  done_at: Date | null;
}

export function listTasks(sql: Sql, reader: TripReader, tripId: number): Promise<TaskRow[]> {
  const [condition, companyId] = ofTrip('k', reader);
  return sql.rows(
    `select k.id, k.stop_id, k.side, k.title, k.performer, k.tracking, coalesce(k.due_at, s.window_to) as due_at, k.done_at
       from trip_tasks k left join trip_stops s on s.id = k.stop_id
      where ${condition} and k.trip_id = $2 order by s.position nulls last, k.id`,
    [companyId, tripId],
  );
}

export interface TaskValues {
  stopId: number | null;
  title: string | null;
  performer: TripTask['performer'];
  tracking: TripTask['tracking'];
  dueAt: number | null;
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

export async function insertTask(
  sql: Sql,
  companyId: number,
  task: TaskValues & { tripId: number; side: Side | null; at: number; accountId: number | null },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into trip_tasks (trip_id, company_id, carrier_company_id, stop_id, side, title, performer, tracking, due_at, created_at, created_by)
     select t.id, t.company_id, t.carrier_company_id, $3, $4, $5, $6, $7, $8, $9, $10 from trips t
      where ${own('t')} and t.id = $2 returning id`,
    [
      companyId,
      task.tripId,
      task.stopId,
      task.side,
      task.title,
      task.performer,
      task.tracking,
      dateOf(task.dueAt),
      new Date(task.at),
      task.accountId,
    ],
  );
  return row.id;
}

export const saveTask = (
  sql: Sql,
  companyId: number,
  id: number,
  { title, performer, tracking, dueAt, doneAt }: Omit<TaskValues, 'stopId'> & { doneAt: number | null },
): Promise<number> =>
  sql.run(
    `update trip_tasks k set title = $3, performer = $4, tracking = $5, done_at = $7,
            due_at = nullif($6::timestamptz, (select s.window_to from trip_stops s where s.id = k.stop_id))
      where ${own('k')} and k.id = $2`,
    [companyId, id, title, performer, tracking, dateOf(dueAt), dateOf(doneAt)],
  );

export const deleteTask = (sql: Sql, companyId: number, id: number): Promise<number> =>
  sql.run(`delete from trip_tasks where ${own()} and id = $2`, [companyId, id]);
