import { refuse, type Refusal } from '../refusal';

export const ROLES = ['owner', 'administrator', 'manager', 'dispatcher', 'accountant', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const RIGHTS = [
  'loads.read',
  'loads.write',
  'loads.award',
  'loads.approve',
  'carriers.write',
  'documents.write',
  'documents.sign',
  'finance.read',
  'finance.write',
  'settings.write',
  'users.write',
  'api.write',
  'company.close',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The rights that a page or a call asks for already; people are told of no others. */
export const RIGHTS_IN_USE = [
  'loads.read',
  'loads.write',
  'loads.award',
  'loads.approve',
  'carriers.write',
  'settings.write',
  'users.write',
] as const satisfies readonly Right[];

const ROLE_RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  owner: RIGHTS,
  administrator: RIGHTS.filter((right) => right !== 'company.close'),
  manager: [
    'loads.read',
    'loads.write',
    'loads.award',
    'loads.approve',
    'carriers.write',
    'documents.write',
    'documents.sign',
    'finance.read',
  ],
  dispatcher: ['loads.read', 'loads.write', 'carriers.write', 'documents.write'],
  accountant: ['loads.read', 'documents.write', 'finance.read', 'finance.write'],
  viewer: ['loads.read'],
};

/** What people are told that a role may do. */
export const rightsInUseOf = (role: Role) => RIGHTS_IN_USE.filter((right) => can(role, right));

export function rightsOf(role: Role): readonly Right[] {
  return ROLE_RIGHTS[role];
}

export function can(role: Role, right: Right): boolean {
  return ROLE_RIGHTS[role].includes(right);
}

/** Says why the role lacks a right, as the refusal a request answers; null when it has it. */
export function refuseRight(role: Role, right: Right): Refusal | null {
  return can(role, right) ? null : refuse('right.missing', { right });
}

/** Who decides in a company before a change of roles. */
export interface RoleFacts {
  /** The owner and the administrators. */
  administrators: number;
  /** Everybody who may approve awards. */
  approvers: number;
  /** Whether some awards need a second person. */
  approvalRule: boolean;
}

/** An award under the approval rule needs one person who chooses and another who approves. */
export const APPROVERS_MIN = 2;

/** A change of a colleague's role; `to` null removes the colleague. */
export interface RoleChange {
  actor: { personId: number; role: Role };
  target: { personId: number; role: Role };
  to: Role | null;
  company: RoleFacts;
}

/** Says why a role may not be changed; null when it may. Ownership is handed over by its own command, never given here. */
export function refuseRoleChange({ actor, target, to, company }: RoleChange): Refusal | null {
  const right = refuseRight(actor.role, 'users.write');
  if (right) return right;
  if (actor.personId === target.personId) return refuse('role.own');
  if (target.role === 'owner' || to === 'owner') return refuse('role.owner');
  const losesOne = target.role === 'administrator' && to !== 'administrator';
  if (losesOne && company.administrators <= 1) return refuse('role.last-administrator');
  const losesApprover = can(target.role, 'loads.approve') && (to === null || !can(to, 'loads.approve'));
  return company.approvalRule && losesApprover && company.approvers <= APPROVERS_MIN
    ? refuse('role.second-approver')
    : null;
}

/** Says why a company cannot have an approval rule: nobody approves what they chose. Null when it can. */
export function refuseApprovalRule({ approvers }: Pick<RoleFacts, 'approvers'>): Refusal | null {
  return approvers < APPROVERS_MIN ? refuse('approval.needs-two', { min: APPROVERS_MIN }) : null;
}

/** Only the owner hands the company over, and only to another member. */
export function refuseHandOver(actor: { personId: number; role: Role }, toPersonId: number): Refusal | null {
  if (actor.role !== 'owner') return refuse('right.missing', { right: 'company.close' });
  return actor.personId === toPersonId ? refuse('role.own') : null;
}
