import { refuse, type Refusal } from './refusal';

export const SIDES = ['shipper', 'carrier'] as const;
export type Side = (typeof SIDES)[number];

export const ROLES = ['owner', 'administrator', 'manager', 'dispatcher', 'accountant', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const RIGHTS = [
  'loads.read',
  'loads.write',
  'loads.award',
  'loads.approve',
  'bids.write',
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

const ONE_SIDED: Partial<Record<Right, Side>> = {
  'loads.write': 'shipper',
  'loads.award': 'shipper',
  'loads.approve': 'shipper',
  'carriers.write': 'shipper',
  'bids.write': 'carrier',
};

/** Rights of a shipper's members that a page or call checks; no others are shown to them. */
export const RIGHTS_IN_USE = [
  'loads.read',
  'loads.write',
  'loads.award',
  'loads.approve',
  'carriers.write',
  'finance.read',
  'settings.write',
  'users.write',
  'company.close',
] as const satisfies readonly Right[];

const ROLE_RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  owner: RIGHTS,
  administrator: RIGHTS.filter((right) => right !== 'company.close'),
  manager: [
    'loads.read',
    'loads.write',
    'loads.award',
    'loads.approve',
    'bids.write',
    'carriers.write',
    'documents.write',
    'documents.sign',
    'finance.read',
  ],
  dispatcher: ['loads.read', 'loads.write', 'bids.write', 'carriers.write', 'documents.write'],
  accountant: ['loads.read', 'documents.write', 'finance.read', 'finance.write'],
  viewer: ['loads.read'],
};

const isOfSide = (side: Side, right: Right) => (ONE_SIDED[right] ?? side) === side;

export function rightsOf(side: Side, role: Role): readonly Right[] {
  return ROLE_RIGHTS[role].filter((right) => isOfSide(side, right));
}

export const rightsInUseOf = (role: Role) => RIGHTS_IN_USE.filter((right) => hasRight('shipper', role, right));

export function hasRight(side: Side, role: Role, right: Right): boolean {
  return rightsOf(side, role).includes(right);
}

/** A session opened by a link in a message may only view tenders and bid; the rest needs a sign-in with a code. */
const RIGHTS_BY_LINK: readonly Right[] = ['loads.read', 'bids.write'];

export type SignInWay = 'code' | 'link';

export function effectiveRights(
  side: Side,
  role: Role,
  { signedInBy, scopes }: { signedInBy: SignInWay; scopes?: readonly Right[] },
): ReadonlySet<Right> {
  const ofRole = rightsByWay(side, role, signedInBy);
  return scopes ? new Set(scopes.filter((right) => ofRole.has(right))) : ofRole;
}

// Every request asks for them, so each set is built once.
const builtRights = new Map<string, ReadonlySet<Right>>();

function rightsByWay(side: Side, role: Role, signedInBy: SignInWay): ReadonlySet<Right> {
  const key = `${side} ${role} ${signedInBy}`;
  const built = builtRights.get(key);
  if (built) return built;
  const allows = (right: Right) => signedInBy === 'code' || RIGHTS_BY_LINK.includes(right);
  const rights = new Set(rightsOf(side, role).filter(allows));
  builtRights.set(key, rights);
  return rights;
}

export function refuseRight(rights: ReadonlySet<Right>, right: Right): Refusal | null {
  return rights.has(right) ? null : refuse('right.missing', { right });
}

export interface RoleFacts {
  administrators: number;
  approvers: number;
  approvalRule: boolean;
}

/** Under the approval rule one person chooses and another approves. */
export const APPROVERS_MIN = 2;

export interface RoleChange {
  actor: { personId: number; rights: ReadonlySet<Right> };
  target: { personId: number; role: Role };
  to: Role | null;
  company: RoleFacts;
}

/** Refuses a change of role; null when allowed. Ownership is never given here, only by its own command. */
export function refuseRoleChange({ actor, target, to, company }: RoleChange): Refusal | null {
  const right = refuseRight(actor.rights, 'users.write');
  if (right) return right;
  if (actor.personId === target.personId) return refuse('role.own');
  if (target.role === 'owner' || to === 'owner') return refuse('role.owner');
  const losesOne = target.role === 'administrator' && to !== 'administrator';
  if (losesOne && company.administrators <= 1) return refuse('role.last-administrator');
  // Only shippers have an approval rule.
  const approves = (role: Role | null) => role !== null && hasRight('shipper', role, 'loads.approve');
  const losesApprover = approves(target.role) && !approves(to);
  return company.approvalRule && losesApprover && company.approvers <= APPROVERS_MIN
    ? refuse('role.second-approver')
    : null;
}

/** Refuses an approval rule; null when allowed. It needs two approvers, because nobody approves their own choice. */
export function refuseApprovalRule({ approvers }: Pick<RoleFacts, 'approvers'>): Refusal | null {
  return approvers < APPROVERS_MIN ? refuse('approval.needs-two', { min: APPROVERS_MIN }) : null;
}

/** Only the owner hands the company over, and only to another active member, not to an open invitation. */
export function refuseHandOver(actor: { personId: number; role: Role }, toPersonId: number | null): Refusal | null {
  if (actor.role !== 'owner') return refuse('right.missing', { right: 'company.close' });
  if (toPersonId === null) return refuse('role.not-joined');
  return actor.personId === toPersonId ? refuse('role.own') : null;
}
