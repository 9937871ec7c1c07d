import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import {
  refuseNewTask,
  refuseTaskChange,
  refuseTaskDelete,
  refuseTaskDone,
  type TripTask,
} from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { invalidField, notFound, throwIfRefused } from '../../../platform/errors';
import type { CommandActor } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { findStop, lockTrip, readerOf, type LockedTrip } from '../trip/lock-trip';
import { aboutTrip, nameOfStop } from '../trip/report-stop';
import { showTrip } from '../trip/show-trip';
import { toTask } from './present-tasks';
import { deleteTask, insertTask, listTasks, saveTask, type TaskRow } from './task.queries';

type NewTask = BodyOf<ShipperApi['POST /loads/{id}/trip/tasks']>;
type TaskChange = BodyOf<ShipperApi['PUT /loads/{id}/trip/tasks/{task_id}']>;

export async function addTask(
  context: MemberContext,
  loadId: number,
  { title, performer, tracking, due_at: dueAt = null, stop_id: stopId = null }: NewTask,
): Promise<TripView> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const { row, trip, now, stops } = locked;
  if (stopId !== null && !stops.some(({ id }) => id === stopId)) throw invalidField('stop_id', 'not-one-of');
  const known = await listTasks(sql, readerOf(context), row.id);
  throwIfRefused(refuseNewTask(trip, known.length));
  const values = { title, performer, tracking, stopId, dueAt: dueAt === null ? null : Date.parse(dueAt) };
  const { side, accountId } = principal;
  const id = await insertTask(sql, row.company_id, { ...values, tripId: row.id, side, at: now, accountId });
  await recordTask(context, locked, { id, title, stop_id: stopId }, 'added');
  return showTrip(context, loadId);
}

export async function changeTask(
  context: MemberContext,
  loadId: number,
  taskId: number,
  body: TaskChange,
): Promise<TripView> {
  const locked = await lockTrip(context, loadId);
  const { row, trip, now } = locked;
  const { side } = context.principal;
  const task = await findTask(context, locked, taskId);
  const before = { ...toTask(task), title: task.title };
  const changed = changedBy(body, before);
  if (JSON.stringify({ ...changed, doneAt: null }) !== JSON.stringify({ ...before, doneAt: null }))
    throwIfRefused(refuseTaskChange(trip, before, side));
  if (changed.title !== before.title) throwIfRefused(refuseTaskDelete(trip, before, side));
  const { done } = body;
  if (done !== undefined) throwIfRefused(refuseTaskDone(trip, changed, side));
  const after = { ...changed, doneAt: done === undefined ? before.doneAt : done ? (before.doneAt ?? now) : null };
  if (JSON.stringify(after) === JSON.stringify(before)) return showTrip(context, loadId);
  await saveTask(context.sql, row.company_id, taskId, after);
  const mark = done ? 'done' : 'open';
  await recordTask(context, locked, { ...task, title: after.title }, after.doneAt === before.doneAt ? 'changed' : mark);
  return showTrip(context, loadId);
}

type Titled = TripTask & { title: string | null };

function changedBy({ done: _done, due_at: dueAt, ...values }: TaskChange, before: Titled): Titled {
  const due = dueAt === undefined ? before.dueAt : dueAt && Date.parse(dueAt);
  return { ...before, ...values, dueAt: due || null };
}

export async function removeTask(context: MemberContext, loadId: number, taskId: number): Promise<void> {
  const locked = await lockTrip(context, loadId);
  const task = await findTask(context, locked, taskId);
  throwIfRefused(refuseTaskDelete(locked.trip, toTask(task), context.principal.side));
  await deleteTask(context.sql, locked.row.company_id, taskId);
  await recordTask(context, locked, task, 'removed');
}

async function findTask(context: MemberContext, { row }: LockedTrip, taskId: number): Promise<TaskRow> {
  const task = (await listTasks(context.sql, readerOf(context), row.id)).find(({ id }) => id === taskId);
  if (!task) throw notFound();
  return task;
}

export async function recordTask(
  context: RecordContext & CommandActor,
  locked: LockedTrip,
  { id, title, stop_id: stopId }: Pick<TaskRow, 'id' | 'title' | 'stop_id'>,
  change: 'added' | 'changed' | 'done' | 'open' | 'removed',
): Promise<void> {
  const task = title ?? (stopId === null ? '' : nameOfStop(findStop(locked.stops, stopId)));
  const params = { task_id: id, task, change };
  await record(context, [{ ...aboutTrip(context, locked), action: 'trip.task_changed', params }]);
}
