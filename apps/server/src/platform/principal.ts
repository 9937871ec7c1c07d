import { effectiveRights, type Capacity, type Right, type Role, type Side } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';

/** Nobody is signed in. */
export interface Visitor {
  kind: 'visitor';
}

/** What the product does by itself: the clock ends tenders, automations act by rules of a company. */
export interface System {
  kind: 'system';
  name: 'clock' | 'automation';
}

/** What a session that a link in a message opened is kept to. */
export interface LinkLimit {
  linkId: number;
  /** Only what this company sent may be seen and done. */
  companyId: number;
}

/** Everybody signed in. Rights are computed once: role, as far as scopes and the way of signing in allow. */
interface SignedIn {
  accountId: number;
  sessionId: number;
  side: Side;
  name: string;
  locale: Locale;
  rights: ReadonlySet<Right>;
  /** Set where a link in a message opened the session. */
  limit: LinkLimit | null;
  /** When the session was found, by the database's clock. */
  foundAt?: Date;
}

/** Signed in, with no company yet. */
export interface Newcomer extends SignedIn {
  kind: 'newcomer' | 'link';
  companyId: null;
}

/** Signed in, inside a company. */
export interface Member extends SignedIn {
  kind: 'member' | 'link';
  companyId: number;
  companyName: string;
  companyCountryId: string;
  companyCurrency: string;
  memberId: number;
  role: Role;
  companyIsClosed: boolean;
  /** What the company's plan allows; absent, it is what every company has until plans are built. */
  capacity?: readonly Capacity[];
}

export type Person = Newcomer | Member;

/**
 * Who acts. What a principal may do is in its rights, company and limit; nothing asks for its kind but the calls that show
 * the person how it signed in.
 */
export type Principal = Visitor | Person | System;

export const VISITOR: Visitor = { kind: 'visitor' };

export const isPerson = (principal: Principal): principal is Person => 'accountId' in principal;

export const hasCompany = (principal: Principal): principal is Member =>
  isPerson(principal) && principal.companyId !== null;

/** Who stands behind a token in the application of a side. */
export type FindPrincipal = (token: string, side: Side) => Promise<Person | undefined>;

/** Asks one after the other until one knows the token. */
export function firstOf(finders: readonly FindPrincipal[]): FindPrincipal {
  return async (token, side) => {
    for (const find of finders) {
      const found = await find(token, side);
      if (found) return found;
    }
    return undefined;
  };
}

/** The same member with the role that was read after a lock. */
export const withRole = (member: Member, role: Role): Member => ({
  ...member,
  role,
  rights: effectiveRights(member.side, role, { signedInBy: member.limit ? 'link' : 'code' }),
});

/**
 * Whose tenders are read: a carrier company's, and in a session that a link opened only those of the link's sender. To that
 * session those of other shippers do not exist.
 */
export type CarrierScope = Pick<Member, 'companyId' | 'limit'>;

/** The one shipper whose records a session may see that a link of it opened. */
export const senderOf = ({ limit }: Pick<CarrierScope, 'limit'>): number | null => limit?.companyId ?? null;

/** Who acted, in the words that events keep. */
export interface RecordedActor {
  actorKind: 'person' | 'carrier' | 'clock' | 'system';
  accountId: number | null;
}

export function actorOf(principal: Person | System): RecordedActor {
  if (principal.kind === 'system')
    return { actorKind: principal.name === 'clock' ? 'clock' : 'system', accountId: null };
  return { actorKind: principal.side === 'shipper' ? 'person' : 'carrier', accountId: principal.accountId };
}
