import type { Side } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import { reachedAt } from './evidence';
import { isOver, refuseOver, type Trip, type TripStop } from './stop';

export const TASK_PERFORMERS = ['shipper', 'carrier', 'driver'] as const;
export type TaskPerformer = (typeof TASK_PERFORMERS)[number];

export const TASK_TRACKINGS = ['none', 'driver_page', 'app', 'telematics', 'by_hand'] as const;
export type TaskTracking = (typeof TASK_TRACKINGS)[number];

export const TASKS_MAX = 100;

/** `side` added the task; null for the task of a stop. Times are epoch ms; `doneAt` was set by hand. */
export interface TripTask {
  side: Side | null;
  stopId: number | null;
  performer: TaskPerformer;
  tracking: TaskTracking;
  dueAt: number | null;
  doneAt: number | null;
}

export interface TaskState {
  doneAt: number | null;
  isOverdue: boolean;
}

/** Such a task is done when its stop is over. */
const isByFact = ({ stopId, tracking }: TripTask) => stopId !== null && !['none', 'by_hand'].includes(tracking);

export function taskState(task: TripTask, stop: TripStop | undefined, t: number): TaskState {
  const overAt = stop && isOver(stop) ? (reachedAt(stop.evidence, 'done') ?? stop.skippedAt) : null;
  const doneAt = isByFact(task) ? overAt : task.doneAt;
  return { doneAt, isOverdue: doneAt === null && task.dueAt !== null && t > task.dueAt };
}

export const refuseNewTask = (trip: Pick<Trip, 'state'>, known: number): Refusal | null =>
  refuseOver(trip) ?? (known >= TASKS_MAX ? refuse('trip.too-many-tasks', { max: TASKS_MAX }) : null);

/** Both sides change the task of a stop; another task belongs to the side that added it. */
export function refuseTaskChange(trip: Pick<Trip, 'state'>, { side: owner }: TripTask, side: Side): Refusal | null {
  return refuseOver(trip) ?? (owner === null || owner === side ? null : refuse('trip.task-of-other'));
}

export function refuseTaskDelete(trip: Pick<Trip, 'state'>, task: TripTask, side: Side): Refusal | null {
  return task.side === null ? refuse('trip.task-of-stop') : refuseTaskChange(trip, task, side);
}

export function refuseTaskByDriver(trip: Pick<Trip, 'state'>, task: TripTask): Refusal | null {
  return task.performer === 'driver' ? refuseTaskDone(trip, task, 'carrier') : refuse('trip.task-of-other');
}

/** Done or open again by hand: by the side that performs the task or added it, also after the trip. */
export function refuseTaskDone({ state }: Pick<Trip, 'state'>, task: TripTask, side: Side): Refusal | null {
  if (state === 'void') return refuse('trip.over');
  if (isByFact(task)) return refuse('trip.task-by-fact');
  const performing: Side = task.performer === 'shipper' ? 'shipper' : 'carrier';
  return side === performing || side === task.side ? null : refuse('trip.task-of-other');
}
