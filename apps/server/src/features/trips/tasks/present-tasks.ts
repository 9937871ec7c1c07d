import type { DriverTrip, TripTaskView } from '@tenderlane/contract';
import type { Refusal, Side } from '@tenderlane/domain/core';
import {
  refuseTaskByDriver,
  refuseTaskChange,
  refuseTaskDelete,
  refuseTaskDone,
  taskState,
  type Trip,
  type TripTask,
} from '@tenderlane/domain/trips';
import { iso, isoOf } from '../../../platform/present';
import type { TaskRow } from './task.queries';

export const toTask = ({ side, stop_id: stopId, performer, tracking, due_at, done_at }: TaskRow): TripTask => ({
  side,
  stopId,
  performer,
  tracking,
  dueAt: due_at?.getTime() ?? null,
  doneAt: done_at?.getTime() ?? null,
});

export const presentTasks = (rows: readonly TaskRow[], trip: Trip, side: Side, now: number): TripTaskView[] =>
  rows.map((row) => {
    const task = toTask(row);
    const stop = trip.stops.find(({ id }) => id === row.stop_id);
    const { doneAt, isOverdue } = taskState(task, stop, now);
    return {
      id: row.id,
      stop_id: row.stop_id,
      side: row.side,
      title: row.title,
      performer: row.performer,
      tracking: row.tracking,
      due_at: iso(row.due_at),
      done_at: doneAt === null ? null : new Date(doneAt).toISOString(),
      is_overdue: isOverdue,
      refusals: Object.fromEntries(
        Object.entries(refusalsOf(trip, task, side)).flatMap(([name, refusal]) =>
          refusal ? [[name, { code: refusal.code, params: refusal.params ?? {} }]] : [],
        ),
      ),
    };
  });

const refusalsOf = (trip: Trip, task: TripTask, side: Side): Record<string, Refusal | null> => ({
  change: refuseTaskChange(trip, task, side),
  delete: refuseTaskDelete(trip, task, side),
  done: refuseTaskDone(trip, task, side),
});

export const presentDriverTasks = (rows: readonly TaskRow[], trip: Trip, now: number): DriverTrip['tasks'] =>
  rows.flatMap((row) => {
    const task = toTask(row);
    const stop = trip.stops.find(({ id }) => id === row.stop_id);
    if (row.title === null || row.performer !== 'driver') return [];
    return [
      {
        id: row.id,
        stop_id: row.stop_id,
        title: row.title,
        due_at: iso(row.due_at),
        done_at: isoOf(taskState(task, stop, now).doneAt),
        can_mark: refuseTaskByDriver(trip, task) === null,
      },
    ];
  });
