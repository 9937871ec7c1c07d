import { expect, it } from 'vitest';
import { refuseProfileChange, refuseProfileLock } from './profile-lock';
import { effectiveRights, type Role } from '../core/roles';

const actor = (role: Role, personId = 1) => ({
  personId,
  rights: effectiveRights('shipper', role, { signedInBy: 'code' as const }),
});

it.each([
  ['an administrator locks a dispatcher', actor('administrator'), { personId: 2, role: 'dispatcher' }, undefined],
  [
    'an administrator locks another administrator',
    actor('administrator'),
    { personId: 2, role: 'administrator' },
    undefined,
  ],
  ['the owner locks an administrator', actor('owner'), { personId: 2, role: 'administrator' }, undefined],
  ['nobody locks the owner', actor('administrator'), { personId: 2, role: 'owner' }, 'lock.owner'],
  ['nobody locks the own profile', actor('administrator'), { personId: 1, role: 'administrator' }, 'lock.own'],
  ['the owner does not lock the own profile', actor('owner'), { personId: 1, role: 'owner' }, 'lock.own'],
  ['nobody locks an open invitation', actor('owner'), { personId: null, role: 'viewer' }, 'lock.not-joined'],
  ['a manager locks nobody', actor('manager'), { personId: 2, role: 'viewer' }, 'right.missing'],
] as const)('%s', (_name, by, target, code) => {
  expect(refuseProfileLock({ actor: by, target })?.code).toBe(code);
});

it.each([
  [false, true, undefined],
  [false, false, undefined],
  [true, true, 'profile.locked'],
  [true, false, undefined],
])('a profile that is locked (%s) changes its name (%s): %s', (isLocked, isNamed, code) => {
  expect(refuseProfileChange({ isLocked, isNamed })?.code).toBe(code);
});
