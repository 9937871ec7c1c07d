import { actorOf, type Actor, type RecordedActor, type System } from '../principal';

export interface Cause extends RecordedActor {
  batchUuid: string | null;
}

export interface CommandActor {
  principal: Actor;
  batchUuid: string | null;
}

export const systemActor = (name: System['name']): CommandActor => ({
  principal: { kind: 'system', name },
  batchUuid: null,
});

export const causeOf = ({ principal, batchUuid }: CommandActor): Cause => ({
  ...actorOf(principal),
  batchUuid,
});
