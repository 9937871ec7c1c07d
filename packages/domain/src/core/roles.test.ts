import { describe, expect, it } from 'vitest';
import {
  hasRight,
  refuseHandOver,
  refuseRight,
  refuseRoleChange,
  RIGHTS,
  ROLES,
  rightsOf,
  effectiveRights,
  SIDES,
  type Right,
  type Role,
  type Side,
} from './roles';

describe('the role table', () => {
  const OWNER =
    'documents.write documents.sign finance.read finance.write settings.write users.write api.write company.close';
  const ADMINISTRATOR = OWNER.replace(' company.close', '');
  const TABLE: Record<Side, Record<Role, string>> = {
    shipper: {
      owner: `loads.read loads.write loads.award loads.approve carriers.write ${OWNER}`,
      administrator: `loads.read loads.write loads.award loads.approve carriers.write ${ADMINISTRATOR}`,
      manager:
        'loads.read loads.write loads.award loads.approve carriers.write documents.write documents.sign finance.read',
      dispatcher: 'loads.read loads.write carriers.write documents.write',
      accountant: 'loads.read documents.write finance.read finance.write',
      viewer: 'loads.read',
    },
    carrier: {
      owner: `loads.read bids.write ${OWNER}`,
      administrator: `loads.read bids.write ${ADMINISTRATOR}`,
      manager: 'loads.read bids.write documents.write documents.sign finance.read',
      dispatcher: 'loads.read bids.write documents.write',
      accountant: 'loads.read documents.write finance.read finance.write',
      viewer: 'loads.read',
    },
  };
  const cells = SIDES.flatMap((side) =>
    ROLES.flatMap((role) => RIGHTS.map((right): [Side, Role, Right] => [side, role, right])),
  );

  it.each(cells)('a member of a %s with the role %s has the right %s or not', (side, role, right) => {
    const expected = TABLE[side][role].split(' ').includes(right);
    expect(hasRight(side, role, right)).toBe(expected);
    expect(rightsOf(side, role).includes(right)).toBe(expected);
    const rights = effectiveRights(side, role, { signedInBy: 'code' });
    expect(refuseRight(rights, right)?.code ?? null).toBe(expected ? null : 'right.missing');
  });

  it.each<[string, Parameters<typeof effectiveRights>, string]>([
    [
      'a link in a message opens tenders and bids',
      ['carrier', 'owner', { signedInBy: 'link' }],
      'loads.read bids.write',
    ],
    ['a link gives no more rights than the role', ['carrier', 'viewer', { signedInBy: 'link' }], 'loads.read'],
    [
      'a key has the scopes that its owner has too',
      ['shipper', 'dispatcher', { signedInBy: 'code', scopes: ['loads.read', 'loads.award'] }],
      'loads.read',
    ],
    ['a key without scopes has nothing', ['shipper', 'owner', { signedInBy: 'code', scopes: [] }], ''],
  ])('the rights of a session are limited: %s', (_name, [side, role, ways], rights) => {
    expect([...effectiveRights(side, role, ways)].join(' ')).toBe(rights);
  });
});

describe('changing a role', () => {
  const member = (personId: number, role: Role) => ({
    personId,
    role,
    rights: effectiveRights('shipper', role, { signedInBy: 'code' }),
  });
  const owner = member(1, 'owner');
  const admin = member(2, 'administrator');
  const viewer = member(3, 'viewer');
  const manager = member(4, 'manager');
  const facts = (administrators: number, approvers = 9, approvalRule = false) => ({
    administrators,
    approvers,
    approvalRule,
  });

  it.each<[string, Parameters<typeof refuseRoleChange>[0], string | null]>([
    ['an administrator promotes a viewer', { actor: admin, target: viewer, to: 'manager', company: facts(2) }, null],
    ['an administrator removes a viewer', { actor: admin, target: viewer, to: null, company: facts(2) }, null],
    ['one’s own role', { actor: admin, target: admin, to: 'viewer', company: facts(2) }, 'role.own'],
    ['oneself', { actor: admin, target: admin, to: null, company: facts(2) }, 'role.own'],
    ['the owner', { actor: admin, target: owner, to: 'viewer', company: facts(2) }, 'role.owner'],
    ['to owner', { actor: admin, target: viewer, to: 'owner', company: facts(2) }, 'role.owner'],
    ['the last administrator', { actor: owner, target: admin, to: null, company: facts(1) }, 'role.last-administrator'],
    [
      'the second approver goes',
      { actor: owner, target: manager, to: null, company: facts(1, 2, true) },
      'role.second-approver',
    ],
    [
      'the second approver becomes a dispatcher',
      { actor: owner, target: manager, to: 'dispatcher', company: facts(1, 2, true) },
      'role.second-approver',
    ],
    [
      'the second approver is promoted',
      { actor: owner, target: manager, to: 'administrator', company: facts(1, 2, true) },
      null,
    ],
    ['the third approver goes', { actor: owner, target: manager, to: null, company: facts(1, 3, true) }, null],
    [
      'the second approver goes where no rule asks',
      { actor: owner, target: manager, to: null, company: facts(1, 2) },
      null,
    ],
    ['without the right', { actor: viewer, target: admin, to: null, company: facts(2) }, 'right.missing'],
  ])('a change of a role is allowed or refused: %s', (_name, change, code) => {
    expect(refuseRoleChange(change)?.code ?? null).toBe(code);
  });

  it('only the owner hands the company over, and to another person', () => {
    expect(refuseHandOver(owner, 2)).toBeNull();
    expect(refuseHandOver(owner, 1)?.code).toBe('role.own');
    expect(refuseHandOver(owner, null)?.code).toBe('role.not-joined');
    expect(refuseHandOver(admin, 3)?.code).toBe('right.missing');
  });
});
