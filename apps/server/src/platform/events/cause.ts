import { actorOf, type Actor, type RecordedActor, type System } from '../principal';

export interface Cause extends RecordedActor {
  batchUuid: string | null;
}

/** The actor of a command; the context of a person is one. */
export interface Acting {
  principal: Actor;
  batchUuid: string | null;
}

export const actingSystem = (name: System['name']): Acting => ({
  principal: { kind: 'system', name },
  batchUuid: null,
});

export const causeOf = ({ principal, batchUuid }: Acting): Cause => ({
  ...actorOf(principal),
  batchUuid,
});
