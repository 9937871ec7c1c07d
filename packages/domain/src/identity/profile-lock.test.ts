import { expect, it } from 'vitest';
import { refuseProfileChange, refuseProfileLock } from './profile-lock';
import { effectiveRights, type Role } from '../core/roles';

const actor = (role: Role, personId = 1) => ({
  personId,
  rights: effectiveRights('shipper', role, { signedInBy: 'code' as const }),
});

it.each([
  ['an administrator, a dispatcher', actor('administrator'), { personId: 2, role: 'dispatcher' }, undefined],
  ['an administrator, another one', actor('administrator'), { personId: 2, role: 'administrator' }, undefined],
  ['the owner, an administrator', actor('owner'), { personId: 2, role: 'administrator' }, undefined],
  ['nobody, the owner', actor('administrator'), { personId: 2, role: 'owner' }, 'lock.owner'],
  ['nobody, the own one', actor('administrator'), { personId: 1, role: 'administrator' }, 'lock.own'],
  ['nobody, the own one, not even the owner', actor('owner'), { personId: 1, role: 'owner' }, 'lock.own'],
  ['nobody, an open invitation', actor('owner'), { personId: null, role: 'viewer' }, 'lock.not-joined'],
  ['a manager, nobody', actor('manager'), { personId: 2, role: 'viewer' }, 'right.missing'],
] as const)('a profile is locked by %s', (_name, by, target, code) => {
  expect(refuseProfileLock({ actor: by, target })?.code).toBe(code);
});

it.each([
  [false, true, undefined],
  [false, false, undefined],
  [true, true, 'profile.locked'],
  [true, false, undefined],
])('locked %s, named %s: %s', (isLocked, isNamed, code) => {
  expect(refuseProfileChange({ isLocked, isNamed })?.code).toBe(code);
});
