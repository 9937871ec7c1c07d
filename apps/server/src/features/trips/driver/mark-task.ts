import type { DriverTrip } from '@tenderlane/contract';
import { refuseTaskByDriver } from '@tenderlane/domain/trips';
import type { HolderContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { recordTask } from '../tasks/change-tasks';
import { toTask } from '../tasks/present-tasks';
import { listTasks, saveTask } from '../tasks/task.queries';
import { findStop } from '../trip/lock-trip';
import { lockDriverTrip } from './lock-driver-trip';
import { showDriverTrip } from './show-driver-trip';

export async function markByDriver(context: HolderContext, taskId: number, isDone: boolean): Promise<DriverTrip> {
  const locked = await lockDriverTrip(context);
  const { row, trip, now } = locked;
  const task = findStop(await listTasks(context.sql, { carrier: row.carrier_company_id }, row.id), taskId);
  const before = { ...toTask(task), title: task.title };
  throwIfRefused(refuseTaskByDriver(trip, before));
  if (isDone !== (before.doneAt !== null)) {
    await saveTask(context.sql, row.company_id, taskId, { ...before, doneAt: isDone ? now : null });
    await recordTask(context, locked, task, isDone ? 'done' : 'open');
  }
  return showDriverTrip(context);
}
