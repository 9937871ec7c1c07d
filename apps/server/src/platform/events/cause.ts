import type { MemberContext } from '../context';
import { actorOf, type RecordedActor } from '../principal';

export interface Cause extends RecordedActor {
  batchUuid: string | null;
}

export const causeOf = ({ principal, batchUuid }: Pick<MemberContext, 'principal' | 'batchUuid'>): Cause => ({
  ...actorOf(principal),
  batchUuid,
});
