import { refuse, type Refusal } from '../refusal';

/** The two sides of every order; a company stands on one. */
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

/** What only one side can do: a shipper tenders and awards, a carrier bids. */
const ONE_SIDED: Partial<Record<Right, Side>> = {
  'loads.write': 'shipper',
  'loads.award': 'shipper',
  'loads.approve': 'shipper',
  'carriers.write': 'shipper',
  'bids.write': 'carrier',
};

/** The rights of a shipper's people that a page or a call asks for already; they are told of no others. */
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

/** What a role may do in a company of a side. */
export function rightsOf(side: Side, role: Role): readonly Right[] {
  return ROLE_RIGHTS[role].filter((right) => isOfSide(side, right));
}

/** What a shipper's people are told that a role may do. */
export const rightsInUseOf = (role: Role) => RIGHTS_IN_USE.filter((right) => hasRight('shipper', role, right));

export function hasRight(side: Side, role: Role, right: Right): boolean {
  return rightsOf(side, role).includes(right);
}

/** Who opened a session by a link in a message may look at tenders and bid; all else needs a sign-in with a code. */
const RIGHTS_BY_LINK: readonly Right[] = ['loads.read', 'bids.write'];

/** How somebody came in: by a code, or by the link in a message to them. */
export type SignInWay = 'code' | 'link';

/** The rights of who acts: those of the role, as far as the way of signing in and, for a key, its scopes allow them. */
export function effectiveRights(
  side: Side,
  role: Role,
  { signedInBy, scopes }: { signedInBy: SignInWay; scopes?: readonly Right[] },
): ReadonlySet<Right> {
  const allows = (right: Right) =>
    (signedInBy === 'code' || RIGHTS_BY_LINK.includes(right)) && (!scopes || scopes.includes(right));
  return new Set(rightsOf(side, role).filter(allows));
}

/** Says why a right is missing, as the refusal a request answers; null when it is there. */
export function refuseRight(rights: ReadonlySet<Right>, right: Right): Refusal | null {
  return rights.has(right) ? null : refuse('right.missing', { right });
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
  actor: { personId: number; rights: ReadonlySet<Right> };
  target: { personId: number; role: Role };
  to: Role | null;
  company: RoleFacts;
}

/** Says why a role may not be changed; null when it may. Ownership is handed over by its own command, never given here. */
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

/** Says why a company cannot have an approval rule: nobody approves what they chose. Null when it can. */
export function refuseApprovalRule({ approvers }: Pick<RoleFacts, 'approvers'>): Refusal | null {
  return approvers < APPROVERS_MIN ? refuse('approval.needs-two', { min: APPROVERS_MIN }) : null;
}

/** Only the owner hands the company over, and only to another person who works in it; of an open invitation there is none. */
export function refuseHandOver(actor: { personId: number; role: Role }, toPersonId: number | null): Refusal | null {
  if (actor.role !== 'owner') return refuse('right.missing', { right: 'company.close' });
  if (toPersonId === null) return refuse('role.not-joined');
  return actor.personId === toPersonId ? refuse('role.own') : null;
}
