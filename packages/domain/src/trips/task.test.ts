import { describe, expect, it } from 'vitest';
import {
  refuseNewTask,
  refuseTaskByDriver,
  refuseTaskChange,
  refuseTaskDelete,
  refuseTaskDone,
  TASKS_MAX,
  taskState,
  type TripTask,
} from './task';
import { buildStop, evidence, T } from './testing/build-trip';

const task = (fields: Partial<TripTask> = {}): TripTask => ({
  side: null,
  stopId: 1,
  performer: 'driver',
  tracking: 'driver_page',
  dueAt: T + 10,
  doneAt: null,
  ...fields,
});
const RUNNING = { state: 'in_progress' } as const;
const left = buildStop(1, 'pickup', [evidence('departed', 'driver', { at: T + 5 })]);

describe('a task', () => {
  it.each([
    ['of a stop that is ahead is open', task(), buildStop(1, 'pickup'), T, null, false],
    ['is overdue after its date', task(), buildStop(1, 'pickup'), T + 11, null, true],
    ['without a date is never overdue', task({ dueAt: null }), buildStop(1, 'pickup'), T + 11, null, false],
    ['is done when its stop is left', task(), left, T + 11, T + 5, false],
    ['is done when its stop is skipped', task(), buildStop(1, 'pickup', [], T + 7), T + 11, T + 7, false],
    ['by hand does not follow its stop', task({ tracking: 'by_hand' }), left, T + 11, null, true],
    ['by hand is done when somebody says so', task({ tracking: 'none', doneAt: T }), left, T + 11, T, false],
    ['without a stop is done by hand', task({ stopId: null, doneAt: T }), undefined, T + 11, T, false],
  ])('%s', (_name, given, stop, t, doneAt, isOverdue) => {
    expect(taskState(given, stop, t)).toEqual({ doneAt, isOverdue });
  });

  it.each([
    ['the performer does it', task({ tracking: 'by_hand' }), 'carrier', undefined],
    ['the side that added it does it', task({ tracking: 'by_hand', side: 'shipper' }), 'shipper', undefined],
    ['the other side does not', task({ tracking: 'by_hand' }), 'shipper', 'trip.task-of-other'],
    ['a fact does it', task(), 'carrier', 'trip.task-by-fact'],
    ['the shipper performs', task({ tracking: 'none', performer: 'shipper' }), 'carrier', 'trip.task-of-other'],
  ] as const)('%s', (_name, given, side, code) => {
    expect(refuseTaskDone(RUNNING, given, side)?.code).toBe(code);
  });

  it.each([
    ['an own task by hand', task({ tracking: 'by_hand' }), undefined],
    ['one that a fact does', task(), 'trip.task-by-fact'],
    ['one of the carrier', task({ tracking: 'none', performer: 'carrier' }), 'trip.task-of-other'],
  ] as const)('the driver marks %s', (_name, given, code) => {
    expect(refuseTaskByDriver(RUNNING, given)?.code).toBe(code);
  });

  it('is done after the trip, but not of one that is void', () => {
    const given = task({ tracking: 'by_hand' });
    expect(refuseTaskDone({ state: 'completed' }, given, 'carrier')).toBeNull();
    expect(refuseTaskDone({ state: 'void' }, given, 'carrier')?.code).toBe('trip.over');
  });

  it('belongs to the side that added it, that of a stop to both', () => {
    expect(refuseTaskChange(RUNNING, task(), 'shipper')).toBeNull();
    expect(refuseTaskChange(RUNNING, task({ side: 'carrier' }), 'shipper')?.code).toBe('trip.task-of-other');
    expect(refuseTaskChange({ state: 'completed' }, task(), 'shipper')?.code).toBe('trip.over');
    expect(refuseTaskDelete(RUNNING, task({ side: 'carrier' }), 'carrier')).toBeNull();
    expect(refuseTaskDelete(RUNNING, task(), 'carrier')?.code).toBe('trip.task-of-stop');
  });

  it('is added while the trip runs, up to a limit', () => {
    expect(refuseNewTask(RUNNING, TASKS_MAX - 1)).toBeNull();
    expect(refuseNewTask(RUNNING, TASKS_MAX)?.code).toBe('trip.too-many-tasks');
    expect(refuseNewTask({ state: 'void' }, 0)?.code).toBe('trip.over');
  });
});
