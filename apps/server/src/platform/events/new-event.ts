import type { ParamsOf, RecordableAction } from '@tenderlane/contract/events';
import type { RecordedActor } from '../principal';

interface EventBase {
  at: number;
  companyId: number | null;
  carrierCompanyId?: number | null;
  entityId: number;
  actor: RecordedActor;
  batchUuid?: string | null;
  optionId?: number | null;
  optionIds?: readonly number[];
  changes?: { field: string; old: unknown; new: unknown }[];
}

export type NewEvent = {
  [Action in RecordableAction]: EventBase & { action: Action } & (Record<never, never> extends ParamsOf<Action>
      ? { params?: ParamsOf<Action> }
      : { params: ParamsOf<Action> });
}[RecordableAction];

export type EventOf<Action extends RecordableAction> = Extract<NewEvent, { action: Action }>;

export type DistributivePick<Event, Field extends PropertyKey> = Event extends unknown
  ? Pick<Event, Field & keyof Event>
  : never;
