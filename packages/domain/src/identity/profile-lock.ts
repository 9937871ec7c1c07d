import { refuse, type Refusal } from '../core/refusal';
import { refuseRight, type Right, type Role } from '../core/roles';

export interface ProfileLock {
  actor: { personId: number; rights: ReadonlySet<Right> };
  /** `personId` is null while an invitation is open. */
  target: { personId: number | null; role: Role };
}

export function refuseProfileLock({ actor, target }: ProfileLock): Refusal | null {
  const right = refuseRight(actor.rights, 'users.write');
  if (right) return right;
  if (target.personId === null) return refuse('lock.not-joined');
  if (target.personId === actor.personId) return refuse('lock.own');
  return target.role === 'owner' ? refuse('lock.owner') : null;
}

/**
 * Refuses a change of the own profile; null when allowed. A person without a name may give one, or the onboarding would
 * never end.
 */
export function refuseProfileChange(person: { isLocked: boolean; isNamed: boolean }): Refusal | null {
  return person.isLocked && person.isNamed ? refuse('profile.locked') : null;
}
